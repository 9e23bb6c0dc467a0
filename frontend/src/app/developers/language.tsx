import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Language } from './examples';

const Chosen = createContext<readonly [Language, (language: Language) => void]>(['curl', () => undefined]);

/** One language for all examples of the page. */
export function OneLanguage({ children }: { children: ReactNode }) {
  const state = useState<Language>('curl');
  return <Chosen value={state}>{children}</Chosen>;
}

export function useLanguage(): readonly [Language, (language: Language) => void] {
  return useContext(Chosen);
}
