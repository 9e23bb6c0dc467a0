import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './store';
import { cssVariables, theme } from './theme/theme';

/** Store and theme around the router; `nonce` allows Mantine's style tag under the content security policy. */
export function Providers({ store, nonce, children }: { store: AppStore; nonce: string; children: ReactNode }) {
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
        getRootElement={() => (typeof document === 'undefined' ? undefined : document.documentElement)}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </Provider>
  );
}
