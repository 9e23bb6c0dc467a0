import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { parseCursor } from '../application/read-history.js';
import type { HistoryPageRequest } from '../history-entry.js';
import { HistoryFilterFields, historyFilter } from './history-filter.fields.js';

export class ListHistoryQuery extends HistoryFilterFields {
  @ApiPropertyOptional({ description: 'O nextCursor da página anterior, com a mesma ordem.' })
  @IsOptional()
  @IsString({ message: 'Cursor inválido.' })
  @MaxLength(100, { message: 'Cursor inválido.' })
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 100 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'O limite vai de 1 a 100.' })
  @Min(1, { message: 'O limite vai de 1 a 100.' })
  @Max(100, { message: 'O limite vai de 1 a 100.' })
  limit?: number;
}

export function pageRequest(query: ListHistoryQuery, texto?: string): HistoryPageRequest {
  const sort = query.sort ?? 'newest';
  const cursor = query.cursor ? parseCursor(sort, query.cursor) : null;
  return { filter: historyFilter(query, texto), sort, limit: query.limit ?? 100, cursor };
}
