import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, AccountId } from '../../../platform/http/access.js';
import { AnswerOf, field, t } from '../../../platform/http/answer.fields.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { protocolTime } from '../model/index.js';
import { ReportProofs } from './report-proofs.store.js';

const moment = (description: string, example: string) =>
  field<Date | null>({ type: String, nullable: true, description, example });

export class MadeReportsAnswer extends AnswerOf(SuccessAnswer, {
  vezes: t.integer('Quantos relatórios em PDF foram feitos da consulta.', { example: 2 }),
  primeiroEm: moment('Quando o primeiro foi feito; nulo sem nenhum.', '2026-11-23T17:05:00.182Z'),
  ultimoEm: moment('Quando o último foi feito; nulo sem nenhum.', '2026-11-23T18:40:12.007Z'),
}) {}

/** Whether the account made reports of a lookup, and when. */
@ApiTags('Histórico')
@Access('user')
@Controller('api/user/history/by-protocol/:protocolo/reports')
export class MadeReportsController {
  constructor(private readonly proofs: ReportProofs) {}

  @Get()
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
