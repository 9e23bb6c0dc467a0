import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type HistoryItem, useLazyGetHistoryEntryQuery } from '../../../shared/api/generated';
import { useLookupActions } from '../lookup-actions';
import type { EntryActions } from './history-item-actions';
import type { Selection } from './selection';

type Erase = (entries: readonly HistoryItem[]) => void;

/** The entry that could not be opened, and why. */
interface Failed {
  readonly id: string;
  readonly error: unknown;
}

/** The same actions from one drawing to the next, so that entries that did not change are left alone; and what the last one failed at. */
export function useEntryActions(
  { toggle }: Selection,
  onErase: Erase,
): { actions: EntryActions; busy: string | null; failed: Failed | null } {
  const { repeat, busy, failed } = useRepeat();
  const { pathname, search } = useLocation();
  const latest = useRef({ repeat, onErase });
  useEffect(() => {
    latest.current = { repeat, onErase };
  });
  const actions = useMemo<EntryActions>(
    () => ({
      listAddress: pathname + search,
      onSelect: toggle,
      onErase: (entry) => latest.current.onErase([entry]),
      onRepeat: (entry) => latest.current.repeat(entry),
    }),
    [toggle, pathname, search],
  );
  return { actions, busy, failed };
}

/** Opens the form of a past lookup with what was searched for; it is read only then, since lists are masked. Who has gone on meanwhile stays there. */
function useRepeat() {
  const [load] = useLazyGetHistoryEntryQuery();
  const { open } = useLookupActions();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const wanted = useRef<string | null>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  const repeat = async ({ id, consultationType }: HistoryItem) => {
    wanted.current = id;
    setBusy(id);
    setFailed(null);
    const { data, error } = await load(id);
    if (wanted.current !== id) return;
    setBusy(null);
    if (error) setFailed({ id, error });
    if (data) open(consultationType, data.consulta ?? {});
  };
  return { repeat, busy, failed };
}
