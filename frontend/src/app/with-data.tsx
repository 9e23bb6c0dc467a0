import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { appStore } from './app-store';
import { Providers } from './providers';

/** The store and Mantine around what needs them, which the first load does not. */
export function WithData({ children }: { children: ReactNode }) {
  return (
    <Provider store={appStore}>
      <Providers nonce={nonce()}>{children}</Providers>
    </Provider>
  );
}

/** What the content policy of this page lets styles through by; its mark in markup made at build time. */
function nonce(): string {
  if (typeof document === 'undefined') return '__CSP_NONCE__';
  return document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
