import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { Permutation } from './permutation.js';

/**
 * Companies with owners: one for each numeric root, and one for each of the alphanumeric roots that leave a given
 * remainder (spread evenly over 36^8, the textbook ones among them). The other alphanumeric roots are daughters of a
 * numeric company.
 */
const NUMERIC_ROOTS = 100_000_000;
const ALPHANUMERIC_STEP = 334_057;
const ALPHANUMERIC_REST = Number.parseInt('12ABC345', 36) % ALPHANUMERIC_STEP;
const ALPHANUMERIC_ROOTS = Math.floor((36 ** 8 - ALPHANUMERIC_REST - 1) / ALPHANUMERIC_STEP) + 1;
const ROOTS = new Permutation(NUMERIC_ROOTS, 0xc0a7);

export const COMPANIES = NUMERIC_ROOTS + ALPHANUMERIC_ROOTS;

/** The first eight characters of a company's CNPJ; null for the few numbers that no company has. */
export function rootOf(company: number): string | null {
  if (company < NUMERIC_ROOTS) return String(ROOTS.forward(company)).padStart(8, '0');
  const value = (company - NUMERIC_ROOTS) * ALPHANUMERIC_STEP + ALPHANUMERIC_REST;
  const root = value.toString(36).toUpperCase().padStart(8, '0');
  return /^\d{8}$/.test(root) ? null : root;
}

/** The company of a root, or null for an alphanumeric root without owners of its own. */
export function companyOfRoot(root: string): number | null {
  if (/^\d{8}$/.test(root)) return ROOTS.backward(Number(root));
  const value = Number.parseInt(root, 36);
  return value % ALPHANUMERIC_STEP === ALPHANUMERIC_REST
    ? NUMERIC_ROOTS + (value - ALPHANUMERIC_REST) / ALPHANUMERIC_STEP
    : null;
}

/** CNPJ of the head office: order 0001. */
export function headOffice(root: string): string {
  const base = `${root}0001`;
  return base + cnpjCheckDigits(base);
}
