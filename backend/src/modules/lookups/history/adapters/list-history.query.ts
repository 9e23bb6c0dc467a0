import { IsString, MaxLength } from 'class-validator';
import { OptionalField, OptionalNumber } from '../../../../platform/http/request.fields.js';
import { parseCursor } from '../application/read-history.js';
import type { HistoryPageRequest } from '../history-entry.js';
import { HistoryFilterFields, historyFilter } from './history-filter.fields.js';

export class ListHistoryQuery extends HistoryFilterFields {
  @OptionalField({ description: 'O nextCursor da página anterior, com a mesma ordem.' })
  @IsString({ message: 'Cursor inválido.' })
  @MaxLength(100, { message: 'Cursor inválido.' })
  cursor?: string;

  @OptionalNumber(1, 100, 'O limite vai de 1 a 100.', { default: 100 })
  limit?: number;
}

export function pageRequest(query: ListHistoryQuery, texto?: string): HistoryPageRequest {
  const sort = query.sort ?? 'newest';
  const cursor = query.cursor ? parseCursor(sort, query.cursor) : null;
  return { filter: historyFilter(query, texto), sort, limit: query.limit ?? 100, cursor };
}
