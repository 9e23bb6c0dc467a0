import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { PeriodFields, periodOf } from '../../../../platform/http/period.query.js';
import { searchOf } from '../../run/index.js';
import { HISTORY_SORTS, type HistoryFilter, type HistorySort } from '../history-entry.js';

/** How a list or an export of the history is narrowed and sorted. */
export class HistoryFilterFields extends PeriodFields {
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
}

export function historyFilter(fields: HistoryFilterFields, texto?: string): HistoryFilter {
  return {
    search: texto === undefined ? null : searchOf(texto),
    type: fields.type ?? null,
    status: fields.status ?? null,
    ...periodOf(fields),
  };
}

const MAX_LENGTH = 254;

/** What is looked for: anything that an input of a lookup may hold. */
export function searchTextRule(text: string): string | null {
  if (text.trim() === '') return 'Digite o que procurar.';
  return text.length > MAX_LENGTH ? `A busca tem no máximo ${MAX_LENGTH} caracteres.` : null;
}
