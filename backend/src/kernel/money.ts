/** An amount in integer cents of real. */
export type Cents = number;

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 1500 → "R$ 15,00" (with the non-breaking space of pt-BR). */
export function formatCents(cents: Cents): string {
  return REAIS.format(cents / 100);
}

/** 1500 → 15, the decimal reais that the specification's bodies carry. */
export function centsToReais(cents: Cents): number {
  return cents / 100;
}

/** 15 → 1500. Rounds half up to whole cents; null when the number is not finite or negative. */
export function reaisToCents(reais: number): Cents | null {
  if (!Number.isFinite(reais) || reais < 0) return null;
  return Math.round((reais + Number.EPSILON) * 100);
}

/** The discount on a price; what is left is rounded down to the cent. `percent` is from 0 to 100, with two decimals at most. */
export function discountCents(price: Cents, percent: number): Cents {
  return Math.ceil((price * Math.round(percent * 100)) / 10_000);
}
