import { useSyncExternalStore } from 'react';
import { type ColourScheme, colourScheme, onColourScheme } from './colour-scheme';

/** What was chosen; `auto` in markup made at build time. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(onColourScheme, colourScheme, () => 'auto');
}
