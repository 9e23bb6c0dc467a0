import { Controller, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccountId, CurrentKey, KeyAccess, type UsedKey } from '../../../../platform/http/access.js';
import { ApiReport, MakeReport, reportFile } from '../../reports/index.js';

@ApiTags('Histórico')
@KeyAccess('history:read')
@Controller('v1/lookups/:protocolo/report')
export class LookupReportController {
  constructor(private readonly reports: MakeReport) {}

  @Post()
  @HttpCode(200)
  @ApiParam({ name: 'protocolo', description: 'O número de `meta.protocolo`.', example: '20261121-7Q2M-K9XD' })
  @ApiOperation({
    summary: 'Uma consulta salva como relatório em PDF, com código de verificação',
    description:
      'Cada pedido faz um relatório novo, com código próprio. Sem custo e sem nova consulta às fontes; a abertura e a impressão digital do arquivo ficam registradas.',
  })
  @ApiReport()
  async v1MakeReport(
    @Param('protocolo') protocolo: string,
    @AccountId() accountId: string,
    @CurrentKey() { mode }: UsedKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    // Test lookups are kept nowhere, and a test key sees no other.
    return reportFile(await this.reports.execute(accountId, { protocolo: mode === 'test' ? '' : protocolo }), reply);
  }
}
