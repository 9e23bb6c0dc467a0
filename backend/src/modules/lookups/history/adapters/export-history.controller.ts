import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { csvAnswer } from '../../../../platform/http/csv.js';
import type { HistoryEntry } from '../history-entry.js';
import { demandOneWay, ExportHistoryBody, ExportHistoryQuery } from './export-history.body.js';
import { HISTORY_SHEET } from './history-csv.js';
import { historyFilter } from './history-filter.fields.js';
import { LookupHistory } from './lookup-history.queries.js';

@ApiTags('Histórico')
@ApiProduces('text/csv')
@ApiErrors({ 400: '`INVALID_INPUT`' })
@Access('user')
@Controller('api/user/history/export')
export class ExportHistoryController {
  constructor(
    private readonly history: LookupHistory,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'exportHistory',
    summary: 'O histórico para uma planilha',
    description: 'Com os filtros e a ordem da lista, mascarado como ela: Data/Hora, Tipo, Consulta, Status.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  export(@Query() query: ExportHistoryQuery, @CurrentPrincipal() { accountId }: Principal): StreamableFile {
    return this.file(this.history.pages({ accountId, filter: historyFilter(query), sort: query.sort ?? 'newest' }));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'exportHistorySelection',
    summary: 'Uma busca ou uma seleção do histórico para uma planilha',
    description: 'Com `ids`, só as consultas escolhidas; sem eles, as da busca e dos filtros. Mascarado como a lista.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  exportSelection(@Body() body: ExportHistoryBody, @CurrentPrincipal() { accountId }: Principal): StreamableFile {
    demandOneWay(body);
    if (body.ids) return this.file(this.history.chosen(accountId, body.ids));
    const filter = historyFilter(body, body.texto);
    return this.file(this.history.pages({ accountId, filter, sort: body.sort ?? 'newest' }));
  }

  private file(pages: AsyncIterable<readonly HistoryEntry[]>): StreamableFile {
    return csvAnswer(HISTORY_SHEET, pages, dayInBrazil(this.clock.now()));
  }
}
