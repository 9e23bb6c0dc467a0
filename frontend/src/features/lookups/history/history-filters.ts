import { isLookupType, LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { choice, type Filters, order } from '../../../shared/list/filters';
import type { HistoryArgs } from '../lookups.api';

/** What the history is narrowed to and sorted by, as the address has it; what was searched for never stands there. */
export interface HistoryFilters {
  readonly tipo?: string;
  readonly status?: 'sucesso' | 'erro';
  /** AAAA-MM-DD, Brazilian days, both included. */
  readonly de?: string;
  readonly ate?: string;
  readonly ordem?: keyof typeof SORTS;
}

/** The orders of the address by those of the API; successes first is its order by status. */
const SORTS = { recentes: 'newest', antigas: 'oldest', tipo: 'type', status: 'status', sucesso: 'status' } as const;
const STATUSES = { sucesso: 'success', erro: 'error' } as const;

/** The history stands in two places, with the same entries and filters, and each its own orders. */
export interface HistoryVariant {
  readonly title: string;
  readonly filters: Filters<HistoryFilters>;
  /** Totals over the whole history stand above the list. */
  readonly totals: boolean;
}

/** A tab of the lookup page. */
export const TAB_VARIANT: HistoryVariant = {
  title: 'Histórico',
  filters: filtersWith({ sucesso: 'Sucessos primeiro' }),
  totals: false,
};

/** A page of its own. */
export const FULL_VARIANT: HistoryVariant = {
  title: 'Histórico de Consultas',
  filters: filtersWith({ status: 'Por status' }),
  totals: true,
};

function filtersWith(ownOrder: Readonly<Record<string, string>>): Filters<HistoryFilters> {
  return {
    tipo: choice('Tipo', Object.fromEntries(LOOKUP_CATALOGUE.map(({ type, label }) => [type, label]))),
    status: choice('Status', { sucesso: 'Sucesso', erro: 'Erro' }),
    de: { kind: 'day', label: 'De', notAfter: 'ate' },
    ate: { kind: 'day', label: 'Até', notBefore: 'de' },
    ordem: order({ recentes: 'Mais recentes', antigas: 'Mais antigas', tipo: 'Por tipo', ...ownOrder }),
  };
}

/** The filters as the API takes them. */
export function historyArgs({ tipo, status, de, ate, ordem = 'recentes' }: HistoryFilters): HistoryArgs {
  return {
    sort: SORTS[ordem],
    ...(tipo && isLookupType(tipo) && { type: tipo }),
    ...(status && { status: STATUSES[status] }),
    ...(de && { from: de }),
    ...(ate && { to: ate }),
  };
}
