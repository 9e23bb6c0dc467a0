import type { Cents } from './money.js';

/** 1500 → 15, the decimal reais that the specification's bodies carry. */
export function centsToReais(cents: Cents): number {
  return cents / 100;
}

/** 15 → 1500. Rounds half up to whole cents; null when the number is not finite or negative. */
export function reaisToCents(reais: number): Cents | null {
  if (!Number.isFinite(reais) || reais < 0) return null;
  return Math.round((reais + Number.EPSILON) * 100);
}
