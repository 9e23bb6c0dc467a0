import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type HistoryItem, useLazyGetHistoryEntryQuery } from '../../../shared/api/generated';
import { useLookupActions } from '../lookup-actions';
import type { EntryActions } from './history-item-actions';
import type { Selection } from './selection';

type Erase = (entries: readonly HistoryItem[]) => void;

/** The same object from one drawing to the next, so that entries that did not change are left alone. */
export function useEntryActions({ toggle }: Selection, onErase: Erase): EntryActions {
  const repeat = useRepeat();
  const { pathname, search } = useLocation();
  const latest = useRef({ repeat, onErase });
  useEffect(() => {
    latest.current = { repeat, onErase };
  });
  return useMemo(
    () => ({
      listAddress: pathname + search,
      onSelect: toggle,
      onErase: (entry) => latest.current.onErase([entry]),
      onRepeat: (entry) => latest.current.repeat(entry),
    }),
    [toggle, pathname, search],
  );
}

/** Opens the form of a past lookup with what was searched for; it is read only then, since lists are masked. */
function useRepeat() {
  const [load] = useLazyGetHistoryEntryQuery();
  const { open } = useLookupActions();
  return async ({ id, consultationType }: HistoryItem) => {
    const { data } = await load({ id });
    open(consultationType, data?.consulta ?? {});
  };
}
