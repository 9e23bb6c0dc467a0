import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import { colours, tokenOf } from './palette';

const FONT = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';

/** Mantine dressed in Nítido's tokens; colours of meaning keep their contrast in both themes. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  colors: colours,
  white: '#ffffff',
  black: '#132023',
  fontFamily: FONT,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace',
  headings: { fontFamily: FONT, fontWeight: '640' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--n-radius-1)',
    sm: 'var(--n-radius-1)',
    md: 'var(--n-radius-2)',
    lg: 'var(--n-radius-3)',
    xl: 'var(--n-radius-3)',
  },
  shadows: {
    xs: 'var(--n-shadow-1)',
    sm: 'var(--n-shadow-1)',
    md: 'var(--n-shadow-2)',
    lg: 'var(--n-shadow-3)',
    xl: 'var(--n-shadow-3)',
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  autoContrast: true,
  variantColorResolver(input) {
    const token = tokenOf(input.color);
    const own = token && variantOf(input.variant, token);
    return own || defaultVariantColorsResolver(input);
  },
});

function variantOf(variant: string, token: string) {
  const ink = `var(--n-${token})`;
  const soft = `var(--n-${token}-soft)`;
  const softer = `color-mix(in srgb, ${ink} 14%, ${soft})`;
  const none = '1px solid transparent';
  switch (variant) {
    case 'filled':
      return {
        background: ink,
        hover: token === 'accent' ? 'var(--n-accent-hover)' : `color-mix(in srgb, ${ink} 86%, var(--n-ink))`,
        color: 'var(--n-on-accent)',
        border: none,
      };
    case 'light':
      return { background: soft, hover: softer, color: ink, border: none };
    case 'outline':
      return { background: 'transparent', hover: soft, color: ink, border: `1px solid ${ink}` };
    case 'subtle':
      return { background: 'transparent', hover: soft, color: ink, border: none };
    default:
      return null;
  }
}
