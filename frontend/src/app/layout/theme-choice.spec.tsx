import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '../providers';
import { ThemeChoice } from './theme-choice';

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

describe('the choice of theme', () => {
  beforeEach(() => {
    localStorage.clear();
    render(
      <Providers nonce="">
        <ThemeChoice />
      </Providers>,
    );
  });

  it('follows the system until something else is chosen', () => {
    expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
    expect(shown()).toBe('light');
  });

  it('turns dark at once and is remembered where the first paint reads it', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  });
});
