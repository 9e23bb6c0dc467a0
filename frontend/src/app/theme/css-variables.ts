import type { CSSVariablesResolver } from '@mantine/core';

export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-text': 'var(--n-ink)',
    '--mantine-color-bright': 'var(--n-ink)',
    '--mantine-color-body': 'var(--n-surface)',
    '--mantine-color-error': 'var(--n-danger)',
    '--mantine-color-success': 'var(--n-success)',
    '--mantine-color-dimmed': 'var(--n-ink-soft)',
    '--mantine-color-placeholder': 'var(--n-ink-faint)',
    '--mantine-color-anchor': 'var(--n-accent)',
    '--mantine-color-default': 'var(--n-surface)',
    '--mantine-color-default-hover': 'var(--n-sunken)',
    '--mantine-color-default-color': 'var(--n-ink)',
    '--mantine-color-default-border': 'var(--n-line-strong)',
    '--mantine-color-disabled': 'var(--n-sunken)',
    '--mantine-color-disabled-color': 'var(--n-ink-faint)',
    '--mantine-color-disabled-border': 'var(--n-line)',
    '--mantine-primary-color-contrast': 'var(--n-on-accent)',
  };
  return { variables: {}, light: shared, dark: shared };
};
