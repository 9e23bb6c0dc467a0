import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';
import {
  HISTORY_SORTS,
  type HistoryFilter,
  type HistoryPageRequest,
  type HistorySort,
} from '../../application/lookup-history.port.js';
import { parseCursor } from '../../application/read-history.js';
import { momentRule, periodEnd, periodStart } from './period.js';

export class ListHistoryQuery {
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

  @ApiPropertyOptional({ enum: LOOKUP_TYPES, enumName: 'LookupType' })
  @IsOptional()
  @IsIn(LOOKUP_TYPES, { message: 'Tipo de consulta não suportado' })
  type?: LookupType;

  @ApiPropertyOptional({ enum: ['success', 'error'] })
  @IsOptional()
  @IsIn(['success', 'error'], { message: 'Status inválido. Use success ou error.' })
  status?: 'success' | 'error';

  @ApiPropertyOptional({ enum: HISTORY_SORTS, default: 'newest' })
  @IsOptional()
  @IsIn(HISTORY_SORTS, { message: 'Ordem inválida. Use newest, oldest, type ou status.' })
  sort?: HistorySort;

  @ApiPropertyOptional({ description: 'Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído.' })
  @IsOptional()
  @Satisfies(momentRule)
  from?: string;

  @ApiPropertyOptional({ description: 'Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído.' })
  @IsOptional()
  @Satisfies(momentRule)
  to?: string;
}

export function pageRequest(query: ListHistoryQuery, accountId: string): HistoryPageRequest {
  const sort = query.sort ?? 'newest';
  const filter: HistoryFilter = {
    type: query.type ?? null,
    status: query.status ?? null,
    from: query.from ? periodStart(query.from) : null,
    to: query.to ? periodEnd(query.to) : null,
  };
  const cursor = query.cursor ? parseCursor(sort, query.cursor) : null;
  return { accountId, filter, sort, limit: query.limit ?? 100, cursor };
}
