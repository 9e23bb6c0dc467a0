import { Body, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { invalidInput } from '../../../../kernel/errors.js';
import { HISTORY_SEARCH_LENGTH } from '../../../../kernel/history-search.js';
import { Clock } from '../../../../platform/clock.js';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import { CurrentPrincipal, OwnStepUp, type Principal } from '../../../../platform/http/access.js';
import { csvAnswer } from '../../../../platform/http/csv.js';
import { OptionalField, OptionalOneOf, Satisfies } from '../../../../platform/http/request.fields.js';
import { ApiErrors, UserController } from '../../../../platform/http/route.decorators.js';
import { ReadHistory } from '../application/read-history.js';
import type { HistoryEntry } from '../history-entry.js';
import { ChosenEntries } from './chosen-entries.js';
import { HISTORY_SHEET } from './history-csv.js';
import { HistoryFilterFields, historyFilter, searchTextRule } from './history-filter.fields.js';

class ExportHistoryQuery extends HistoryFilterFields {
  @OptionalOneOf(['csv'], 'Formato inválido. Use csv.', { default: 'csv' })
  format?: 'csv';
}

class ExportHistoryBody extends ExportHistoryQuery {
  @IsOptional()
  @ChosenEntries({ required: false })
  ids?: string[];

  @OptionalField({ maxLength: HISTORY_SEARCH_LENGTH, example: 'Maria Silva' })
  @Satisfies(searchTextRule)
  texto?: string;
}

/** Entries that were chosen one by one are not narrowed any further. */
function demandOneWay({ ids, texto, type, status, from, to }: ExportHistoryBody): void {
  if (ids && (texto ?? type ?? status ?? from ?? to) !== undefined) {
    throw invalidInput('ids', 'Envie as consultas escolhidas ou uma busca, não as duas.');
  }
}

const text = 'Muitos arquivos do histórico em pouco tempo. Aguarde e tente novamente.';
/** Each time all of the history is read. */
const EXPORTED = { name: 'history-export', most: 30, seconds: 15 * 60, text };

@ApiProduces('text/csv')
@ApiErrors({ 400: '`INVALID_INPUT`' })
@UserController('Histórico', 'api/user/history/export')
export class ExportHistoryController {
  constructor(
    private readonly history: ReadHistory,
    private readonly limits: HashedLimits,
    private readonly clock: Clock,
  ) {}

  @Get()
  @OwnStepUp()
  @ApiOperation({
    summary: 'O histórico para uma planilha',
    description:
      'Com os filtros e a ordem da lista, e como ela mascarado ou por extenso: Data/Hora, Tipo, Consulta, Status.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async exportHistory(
    @Query() query: ExportHistoryQuery,
    @CurrentPrincipal() reader: Principal,
  ): Promise<StreamableFile> {
    await this.limits.count(EXPORTED, reader.accountId);
    return this.file(this.history.pages(reader, wanted(query)));
  }

  @Post()
  @HttpCode(200)
  @OwnStepUp()
  @ApiOperation({
    summary: 'Uma busca ou uma seleção do histórico para uma planilha',
    description:
      'Com `ids`, só as consultas escolhidas; sem eles, as da busca e dos filtros. Mascarado ou por extenso, como a lista.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async exportHistorySelection(
    @Body() body: ExportHistoryBody,
    @CurrentPrincipal() reader: Principal,
  ): Promise<StreamableFile> {
    demandOneWay(body);
    await this.limits.count(EXPORTED, reader.accountId);
    if (body.ids) return this.file(this.history.chosen(reader, body.ids));
    return this.file(this.history.pages(reader, wanted(body, body.texto)));
  }

  private file(pages: AsyncIterable<readonly HistoryEntry[]>): Promise<StreamableFile> {
    return csvAnswer(HISTORY_SHEET, pages, dayInBrazil(this.clock.now()));
  }
}

function wanted(query: ExportHistoryQuery, texto?: string) {
  return { filter: historyFilter(query, texto), sort: query.sort ?? 'newest' };
}
