import { isLookupType, type LookupType } from '@kernel/lookup-catalogue';
import type { HistoryArgs } from '../lookups.api';

/** What the history is narrowed to and sorted by. It stands in the address; what was searched for never does. */
export interface HistoryFilters {
  readonly type: LookupType | null;
  readonly status: 'success' | 'error' | null;
  readonly sort: Sort;
  /** AAAA-MM-DD, Brazilian days, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

export type Sort = keyof typeof SORTS;

/** The orders with the words they have in the address. */
const SORTS = { newest: 'recentes', oldest: 'antigas', type: 'tipo', status: 'status', success: 'sucesso' } as const;
const STATUSES = { success: 'sucesso', error: 'erro' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const NO_FILTERS: HistoryFilters = { type: null, status: null, sort: 'newest', from: null, to: null };

/** The address's filters; an order that is not one of `sorts` counts as the newest first. */
export function readFilters(params: URLSearchParams, sorts: readonly Sort[]): HistoryFilters {
  const type = params.get('tipo');
  const from = params.get('de');
  const to = params.get('ate');
  const sort = keyFor(SORTS, params.get('ordem'));
  return {
    type: isLookupType(type) ? type : null,
    status: keyFor(STATUSES, params.get('status')),
    sort: sort && sorts.includes(sort) ? sort : 'newest',
    from: from && DAY.test(from) ? from : null,
    to: to && DAY.test(to) ? to : null,
  };
}

/** The filters as members of the address. */
export function filterParams({ type, status, sort, from, to }: HistoryFilters): Record<string, string> {
  return {
    ...(type && { tipo: type }),
    ...(status && { status: STATUSES[status] }),
    ...(sort !== 'newest' && { ordem: SORTS[sort] }),
    ...(from && { de: from }),
    ...(to && { ate: to }),
  };
}

/** Whether anything is left out; an order alone leaves nothing out. */
export function isFiltered({ type, status, from, to }: HistoryFilters): boolean {
  return type !== null || status !== null || from !== null || to !== null;
}

/** The filters as the API takes them. Successes first is its order by status. */
export function historyArgs({ type, status, sort, from, to }: HistoryFilters): HistoryArgs {
  return {
    sort: sort === 'success' ? 'status' : sort,
    ...(type && { type }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

function keyFor<Key extends string>(table: Readonly<Record<Key, string>>, text: string | null): Key | null {
  return (Object.keys(table) as Key[]).find((key) => table[key] === text) ?? null;
}
