import type { InfiniteData } from '@reduxjs/toolkit/query';
import { useStore } from 'react-redux';
import { useCallDispatch } from '../../../shared/api/call';
import type { HistoryAnswer, HistoryItem } from '../../../shared/api/generated';
import { lookupsApi } from '../lookups.api';

/** So many entries the server takes at once. */
export const AT_ONCE = 100;

type HistoryPages = InfiniteData<HistoryAnswer, string | null>;
type State = Parameters<typeof lookupsApi.util.selectCachedArgsForQuery>[0];

/**
 * Erases entries, and takes them out of the loaded pages: to ask for all of these again would take a call each. `onErased` is
 * told of those that are gone, by their protocol numbers.
 */
export function useHistoryErase(onErased: (protocolos: readonly string[]) => void) {
  const dispatch = useCallDispatch();
  const store = useStore<State>();
  function forget(ids: readonly string[]): void {
    for (const args of lookupsApi.util.selectCachedArgsForQuery(store.getState(), 'historyPages')) {
      dispatch(lookupsApi.util.updateQueryData('historyPages', args, (list) => without(list, ids)));
    }
  }

  /** Those before a failure are gone as well. */
  return async (entries: readonly HistoryItem[]) => {
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      const some = entries.slice(from, from + AT_ONCE);
      const ids = some.map(({ id }) => id);
      const { error } = await dispatch(lookupsApi.endpoints.eraseHistory.initiate({ ids }, { track: false }));
      if (error) return { error };
      forget(ids);
      onErased(some.map(({ protocolo }) => protocolo));
    }
    return { data: null };
  };
}

function without({ pages, pageParams }: HistoryPages, ids: readonly string[]): HistoryPages {
  const gone = new Set(ids);
  const left = pages.map((page) => ({ ...page, history: page.history.filter(({ id }) => !gone.has(id)) }));
  const erased = pages.reduce((sum, { history }, at) => sum + history.length - (left[at]?.history.length ?? 0), 0);
  return { pageParams, pages: left.map((page) => ({ ...page, total: page.total - erased })) };
}
