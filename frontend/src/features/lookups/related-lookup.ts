import type { LookupType } from '@kernel/lookup-catalogue';
import { createContext, useContext } from 'react';

/** Opens a type's form with values in it. They travel in memory, never in the address. */
export type RunLookup = (type: LookupType, values: Readonly<Record<string, string>>) => void;

const Context = createContext<RunLookup>(() => undefined);

export const RunRelated = Context.Provider;

export function useRunLookup(): RunLookup {
  return useContext(Context);
}
