import { FULL_HISTORY, HISTORY } from '../addresses';
import type { Sort } from './history-filters';

/** The history stands in two places, with the same entries and filters, and each its own orders. */
export interface HistoryVariant {
  readonly title: string;
  readonly address: string;
  /** Members of the address that name the place itself. */
  readonly params: Readonly<Record<string, string>>;
  readonly sorts: ReadonlyArray<{ readonly value: Sort; readonly label: string }>;
  /** Totals over the whole history stand above the list. */
  readonly totals: boolean;
}

const NEWEST = { value: 'newest', label: 'Mais recentes' } as const;
const OLDEST = { value: 'oldest', label: 'Mais antigas' } as const;
const TYPE = { value: 'type', label: 'Por tipo' } as const;

/** A tab of the lookup page. */
export const TAB_VARIANT: HistoryVariant = {
  title: 'Histórico',
  address: HISTORY,
  params: { aba: 'historico' },
  sorts: [NEWEST, OLDEST, TYPE, { value: 'success', label: 'Sucessos primeiro' }],
  totals: false,
};

/** A page of its own. */
export const FULL_VARIANT: HistoryVariant = {
  title: 'Histórico de Consultas',
  address: FULL_HISTORY,
  params: {},
  sorts: [NEWEST, OLDEST, TYPE, { value: 'status', label: 'Por status' }],
  totals: true,
};
