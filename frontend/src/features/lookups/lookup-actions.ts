import type { LookupType } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import { createContext, useContext } from 'react';
import type { Values } from './run-lookup/lookup-flow';

/** What any part of the lookup area can ask of it. What is looked up travels in memory, never in the address. */
export interface LookupActions {
  /** Opens a type's form with values in it. */
  open(type: LookupType, values: Values): void;
  /** Runs a lookup at once and shows its result as a page; opens the form where an input or the purpose is missing. */
  run(type: LookupType, values: Values, purpose: Purpose | null): void;
  /** Runs a lookup at once beside what is on show. */
  runBeside(type: LookupType, values: Values): void;
}

const nothing = () => undefined;
const Context = createContext<LookupActions>({ open: nothing, run: nothing, runBeside: nothing });

export const ProvideLookupActions = Context.Provider;

export function useLookupActions(): LookupActions {
  return useContext(Context);
}
