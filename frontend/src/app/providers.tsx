import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables } from './theme/css-variables';
import { theme } from './theme/theme';

/** The theme around the router; `nonce` allows Mantine's style tag under the content security policy. */
export function Providers({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
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
  );
}
