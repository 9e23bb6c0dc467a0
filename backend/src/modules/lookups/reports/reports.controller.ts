import { Get, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccountId, OwnStepUp } from '../../../platform/http/access.js';
import { AnswerOf, field, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { isUuid } from '../../../platform/ids.js';
import { protocolTime } from '../model/index.js';
import { MakeReport } from './make-report.js';
import { ApiReport, reportFile } from './report.answer.js';
import { ReportProofs } from './report-proofs.store.js';

const moment = (description: string, example: string) =>
  field<Date | null>({ type: String, nullable: true, description, example });

class MadeReportsAnswer extends AnswerOf(SuccessAnswer, {
  vezes: t.integer('Quantos relatórios em PDF foram feitos da consulta.', { example: 2 }),
  primeiroEm: moment('Quando o primeiro foi feito; nulo sem nenhum.', '2026-11-23T17:05:00.182Z'),
  ultimoEm: moment('Quando o último foi feito; nulo sem nenhum.', '2026-11-23T18:40:12.007Z'),
}) {}

@UserController('Histórico', 'api/user/history')
export class ReportsController {
  constructor(
    private readonly reports: MakeReport,
    private readonly proofs: ReportProofs,
  ) {}

  @Post(':id/report')
  @HttpCode(200)
  @OwnStepUp()
  @ApiParam({
    name: 'id',
    description: 'O `id` da consulta ou o seu protocolo.',
    example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  })
  @ApiOperation({
    summary: 'Uma consulta salva como relatório em PDF, com código de verificação',
    description:
      'Cada pedido faz um relatório novo, com código próprio. Sem custo e sem nova consulta às fontes; a abertura e a impressão digital do arquivo ficam registradas.',
  })
  @ApiReport()
  async makeReport(
    @Param('id') id: string,
    @AccountId() accountId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return reportFile(await this.reports.execute(accountId, isUuid(id) ? { id } : { protocolo: id }), reply);
  }

  @Get('by-protocol/:protocolo/reports')
  @Answers(MadeReportsAnswer, 'Quantos relatórios em PDF a conta fez de uma consulta, e quando', {
    description: 'Os códigos não são guardados: estão só nos arquivos. De uma consulta que a conta não tem, nenhum.',
  })
  @ApiErrors({ 404: '`NOT_FOUND`: o texto é longo demais para ser um protocolo.' })
  @ApiParam({ name: 'protocolo', description: 'O número de `meta.protocolo`.', example: '20261121-7Q2M-K9XD' })
  async getMadeReports(
    @Param('protocolo') protocolo: string,
    @AccountId() accountId: string,
  ): Promise<MadeReportsAnswer> {
    const made = protocolTime(protocolo) && (await this.proofs.madeOf(accountId, protocolo));
    return { success: true, vezes: made?.times ?? 0, primeiroEm: made?.first ?? null, ultimoEm: made?.last ?? null };
  }
}
