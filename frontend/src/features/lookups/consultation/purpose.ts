import { isPurpose, type Purpose } from '@kernel/purposes';
import { useState } from 'react';
import { useGetProfileQuery } from '../lookups.api';

const KEY = 'finalidade';

/** The purpose of personal lookups: chosen once a session, or the account's default. */
export interface ChosenPurpose {
  readonly purpose: Purpose | null;
  readonly accountDefault: Purpose | null;
  /** Whether the account's default is known, or will not be. */
  readonly known: boolean;
  choose(purpose: Purpose): void;
}

export function usePurpose(): ChosenPurpose {
  const { data, isError } = useGetProfileQuery();
  const [chosen, setChosen] = useState(readChosen);
  const accountDefault = data?.user.finalidadePadrao ?? null;
  return {
    purpose: chosen ?? accountDefault,
    accountDefault,
    known: chosen !== null || data !== undefined || isError,
    choose(purpose) {
      sessionStorage.setItem(KEY, purpose);
      setChosen(purpose);
    },
  };
}

function readChosen(): Purpose | null {
  const stored = sessionStorage.getItem(KEY);
  return isPurpose(stored) ? stored : null;
}
