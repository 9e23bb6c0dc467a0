import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { momentRule, periodEnd, periodStart } from '../../../../platform/http/period.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';
import { searchOf } from '../../run/index.js';
import { HISTORY_SORTS, type HistoryFilter, type HistorySort } from '../history-entry.js';

/** How a list or an export of the history is narrowed and sorted. */
export class HistoryFilterFields {
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

export function historyFilter(fields: HistoryFilterFields, texto?: string): HistoryFilter {
  return {
    search: texto === undefined ? null : searchOf(texto),
    type: fields.type ?? null,
    status: fields.status ?? null,
    from: fields.from ? periodStart(fields.from) : null,
    to: fields.to ? periodEnd(fields.to) : null,
  };
}

const MAX_LENGTH = 254;

/** What is looked for: anything that an input of a lookup may hold. */
export function searchTextRule(text: string): string | null {
  if (text.trim() === '') return 'Digite o que procurar.';
  return text.length > MAX_LENGTH ? `A busca tem no máximo ${MAX_LENGTH} caracteres.` : null;
}
