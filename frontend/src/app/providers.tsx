import './theme/mantine.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { chooseColourScheme, colourScheme, onColourScheme } from './theme/colour-scheme';
import { cssVariables } from './theme/css-variables';
import { theme } from './theme/theme';

/** Mantine hears which theme was chosen. */
function schemes() {
  let stop = () => {};
  return {
    get: () => (typeof window === 'undefined' ? 'auto' : colourScheme()),
    set: chooseColourScheme,
    clear: () => chooseColourScheme('auto'),
    subscribe: (listener: (scheme: ReturnType<typeof colourScheme>) => void) => {
      stop = onColourScheme(() => listener(colourScheme()));
    },
    unsubscribe: () => stop(),
  };
}

/** Mantine's theme; `nonce` allows its style tag under the content security policy. */
export function Providers({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [manager] = useState(schemes);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      getRootElement={() => (typeof document === 'undefined' ? undefined : document.documentElement)}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
