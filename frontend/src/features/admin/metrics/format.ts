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

/** How a figure's whole hours stand to those of the period before; null where there was nothing to compare it with. */
export function changeOf({ compared, previous }: ComparedAnswer): Change | null {
  if (previous === 0) return compared === 0 ? { direction: 'same', text: 'igual' } : null;
  const part = (compared - previous) / previous;
  if (part === 0) return { direction: 'same', text: 'igual' };
  const text = Math.abs(part) < 0.01 ? '< 1 %' : percent(Math.abs(part), 0);
  return part > 0 ? { direction: 'up', text } : { direction: 'down', text };
}

/** 2026-11-21 → 21/11 */
export function shortDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`;
}
