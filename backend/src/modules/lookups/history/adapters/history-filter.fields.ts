import { HISTORY_SEARCH_LENGTH } from '../../../../kernel/history-search.js';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { OptionalOneOf, PeriodFields, periodOf } from '../../../../platform/http/request.fields.js';
import { searchOf } from '../../run/index.js';
import { HISTORY_SORTS, type HistoryFilter, type HistorySort } from '../history-entry.js';

/** How a list or an export of the history is narrowed and sorted. */
export class HistoryFilterFields extends PeriodFields {
  @OptionalOneOf(LOOKUP_TYPES, 'Tipo de consulta não suportado', { enumName: 'LookupType' })
  type?: LookupType;

  @OptionalOneOf(['success', 'error'], 'Status inválido. Use success ou error.', {
    description: '`error`: tudo o que não é sucesso, também o que não foi encontrado e o simulado.',
  })
  status?: 'success' | 'error';

  @OptionalOneOf(HISTORY_SORTS, 'Ordem inválida. Use newest, oldest, type ou status.', { default: 'newest' })
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

export function searchTextRule(text: string): string | null {
  if (text.trim() === '') return 'Digite o que procurar.';
  return text.length > HISTORY_SEARCH_LENGTH ? `A busca tem no máximo ${HISTORY_SEARCH_LENGTH} caracteres.` : null;
}
