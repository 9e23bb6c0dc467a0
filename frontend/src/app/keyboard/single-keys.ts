import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/listeners';

const KEY = 'atalhosDeUmaTecla';
const { subscribe, tell } = createListeners();

/** Whether shortcuts of a single key are on; the browser remembers. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysOn, () => true);
}

export function singleKeysOn(): boolean {
  return localStorage.getItem(KEY) !== 'desligados';
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'desligados');
  tell();
}
