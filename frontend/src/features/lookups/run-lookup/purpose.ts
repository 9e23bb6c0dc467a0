import { isPurpose, type Purpose } from '@kernel/purposes';
import { useSyncExternalStore } from 'react';
import { useGetProfileQuery } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { createListeners } from '../../../shared/listeners';

/** The purpose of personal lookups: chosen once a session and account, or the account's default. */
export interface ChosenPurpose {
  readonly purpose: Purpose | null;
  readonly accountDefault: Purpose | null;
  /** Whether the account's default is known, or will not be. */
  readonly known: boolean;
  choose(purpose: Purpose): void;
}

export function usePurpose(): ChosenPurpose {
  const { data, isError } = useGetProfileQuery();
  const key = `finalidade-${useSession()?.user.id}`;
  const chosen = useSyncExternalStore(subscribe, () => readChosen(key));
  const accountDefault = data?.user.finalidadePadrao ?? null;
  return {
    purpose: chosen ?? accountDefault,
    accountDefault,
    known: chosen !== null || data !== undefined || isError,
    choose(purpose) {
      sessionStorage.setItem(key, purpose);
      tell();
    },
  };
}

const { subscribe, tell } = createListeners();

function readChosen(key: string): Purpose | null {
  const stored = sessionStorage.getItem(key);
  return isPurpose(stored) ? stored : null;
}
