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
export const SORTS = { newest: 'recentes', oldest: 'antigas', type: 'tipo', status: 'status' } as const;
const STATUSES = { success: 'sucesso', error: 'erro' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function readFilters(params: URLSearchParams): HistoryFilters {
  const type = params.get('tipo');
  const from = params.get('de');
  const to = params.get('ate');
  return {
    type: isLookupType(type) ? type : null,
    status: keyFor(STATUSES, params.get('status')),
    sort: keyFor(SORTS, params.get('ordem')) ?? 'newest',
    from: from && DAY.test(from) ? from : null,
    to: to && DAY.test(to) ? to : null,
  };
}

/** The address of the history with these filters. */
export function filterParams({ type, status, sort, from, to }: HistoryFilters): URLSearchParams {
  const params = new URLSearchParams({ aba: 'historico' });
  if (type) params.set('tipo', type);
  if (status) params.set('status', STATUSES[status]);
  if (sort !== 'newest') params.set('ordem', SORTS[sort]);
  if (from) params.set('de', from);
  if (to) params.set('ate', to);
  return params;
}

/** Whether anything is left out; an order alone leaves nothing out. */
export function isFiltered({ type, status, from, to }: HistoryFilters): boolean {
  return type !== null || status !== null || from !== null || to !== null;
}

/** The filters as the API takes them. */
export function historyArgs({ type, status, sort, from, to }: HistoryFilters): HistoryArgs {
  return {
    sort,
    ...(type && { type }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

function keyFor<Key extends string>(table: Readonly<Record<Key, string>>, text: string | null): Key | null {
  return (Object.keys(table) as Key[]).find((key) => table[key] === text) ?? null;
}
