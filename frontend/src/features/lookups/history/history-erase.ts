import type { InfiniteData } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { readApiError } from '../../../shared/api/api-error';
import type { HistoryAnswer } from '../../../shared/api/generated';
import { type CallDispatch, lookupsApi } from '../lookups.api';

/** So many entries the server takes at once. */
export const AT_ONCE = 100;

type HistoryPages = InfiniteData<HistoryAnswer, string | null>;
type State = Parameters<typeof lookupsApi.util.selectCachedArgsForQuery>[0];

/** Erases entries, and takes them out of the loaded pages: to ask for all of these again would take a call each. */
export function useHistoryErase() {
  const dispatch = useDispatch<CallDispatch>();
  const store = useStore<State>();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });

  function forget(ids: readonly string[]): void {
    for (const args of lookupsApi.util.selectCachedArgsForQuery(store.getState(), 'historyPages')) {
      dispatch(lookupsApi.util.updateQueryData('historyPages', args, (list) => without(list, ids)));
    }
  }

  return {
    ...state,
    /** True once all are gone; those before a failure are gone as well. */
    async erase(ids: readonly string[]): Promise<boolean> {
      setState({ busy: true, problem: null });
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const some = ids.slice(from, from + AT_ONCE);
        const { error } = await dispatch(
          lookupsApi.endpoints.eraseHistory.initiate({ eraseHistoryBody: { ids: some } }, { track: false }),
        );
        if (error) {
          setState({ busy: false, problem: readApiError(error, 'Não foi possível apagar.').text });
          return false;
        }
        forget(some);
      }
      setState({ busy: false, problem: null });
      return true;
    },
  };
}

function without({ pages, pageParams }: HistoryPages, ids: readonly string[]): HistoryPages {
  const gone = new Set(ids);
  const left = pages.map((page) => ({ ...page, history: page.history.filter(({ id }) => !gone.has(id)) }));
  const erased = pages.reduce((sum, { history }, at) => sum + history.length - (left[at]?.history.length ?? 0), 0);
  return { pageParams, pages: left.map((page) => ({ ...page, total: page.total - erased })) };
}
