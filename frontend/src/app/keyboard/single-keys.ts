import { useSyncExternalStore } from 'react';

const KEY = 'atalhosDeUmaTecla';
const listeners = new Set<() => void>();

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
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
