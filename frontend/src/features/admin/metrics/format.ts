import type { ComparedAnswer } from '../../../shared/api/generated';
import { percent } from '../../../shared/ui/numbers';

const WHOLE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** 180 → 180 ms; – where nothing was measured. */
export function milliseconds(ms: number | null): string {
  return ms === null ? '–' : `${WHOLE.format(ms)} ms`;
}

/** As a spreadsheet in Brazil adds it up: 1500 → 15,00 */
export function reais(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  readonly text: string;
}

/**
 * How a figure's whole hours stand to those of the period before; null where there is nothing to compare it with yet. What is
 * shown has the hour that runs as well: it is not called the same for what came before.
 */
export function changeOf({ current, compared, previous }: ComparedAnswer): Change | null {
  if (compared === previous && current !== compared)
    return previous === 0 ? null : { direction: 'same', text: 'sem a hora em curso, igual' };
  if (compared === previous) return { direction: 'same', text: 'igual' };
  if (previous === 0) return null;
  const part = (compared - previous) / previous;
  const text = Math.abs(part) < 0.01 ? '< 1%' : percent(Math.abs(part), 0);
  return part > 0 ? { direction: 'up', text } : { direction: 'down', text };
}

/** 2026-11-21 → 21/11 */
export function shortDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`;
}
