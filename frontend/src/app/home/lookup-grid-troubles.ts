import type { LookupType } from '@kernel/lookup-catalogue';
import { useEffect, useState } from 'react';
import { useIdle } from '../../shared/ui/use-idle';

/** How a card of the home page stands when it is not active. */
export type Trouble = 'manutencao' | 'instavel';

/**
 * The lookup types in trouble, as the server tells once the page has nothing better to do. Asked without the data layer,
 * which the home page does without; when there is no answer, nothing is known to be in trouble.
 */
export function useLookupTroubles(): ReadonlyMap<LookupType, Trouble> {
  const [troubles, setTroubles] = useState<ReadonlyMap<LookupType, Trouble>>(new Map());
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    const leaving = new AbortController();
    troublesNow(leaving.signal).then(setTroubles, () => undefined);
    return () => leaving.abort();
  }, [idle]);
  return troubles;
}

async function troublesNow(signal: AbortSignal): Promise<ReadonlyMap<LookupType, Trouble>> {
  const answer = await fetch(new URL('/api/lookup-types', window.location.origin), { signal });
  const types: unknown = answer.ok ? await answer.json() : [];
  if (!Array.isArray(types)) return new Map();
  return new Map(
    types.flatMap(({ type, state }) => (state === 'manutencao' || state === 'instavel' ? [[type, state]] : [])),
  );
}
