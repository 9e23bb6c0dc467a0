import { Controller, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, AccountId, OwnStepUp } from '../../../platform/http/access.js';
import { isUuid } from '../../../platform/ids.js';
import { MakeReport } from './make-report.js';
import { ApiReport, reportFile } from './report.answer.js';

@ApiTags('Histórico')
@Access('user')
@Controller('api/user/history/:id/report')
export class MakeReportController {
  constructor(private readonly reports: MakeReport) {}

  @Post()
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
}
