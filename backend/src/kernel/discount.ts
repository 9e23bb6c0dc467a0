import type { Cents } from './money.js';

/** The discount on a price; what is left is rounded down to the cent. `percent` is from 0 to 100, with two decimals at most. */
export function discountCents(price: Cents, percent: number): Cents {
  return Math.ceil((price * Math.round(percent * 100)) / 10_000);
}
