import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { HistoryItem } from '../../../shared/api/generated';
import type { EntryActions } from './history-item';
import { useRepeat } from './repeat';
import type { Selection } from './selection';

type Erase = (entries: readonly HistoryItem[]) => void;

/** The same object from one drawing to the next, so that entries that did not change are left alone. */
export function useEntryActions({ toggle }: Selection, onErase: Erase): EntryActions {
  const { repeat } = useRepeat();
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
