import { type Cnpj, cnpjCheckDigits } from '../../../kernel/cnpj.js';

/** The register's two keys of an establishment: root and branch, each as one number of base 36. */
export function keyOf(cnpj: Cnpj): [number, number] {
  return [Number.parseInt(cnpj.slice(0, 8), 36), Number.parseInt(cnpj.slice(8, 12), 36)];
}

/** The number of a company's first establishment, as a rule its head office. */
export const HEAD_OFFICE = 1;

/** And back. */
export function cnpjOf(root: number, branch: number): Cnpj {
  const base = text36(root, 8) + text36(branch, 4);
  return (base + cnpjCheckDigits(base)) as Cnpj;
}

/** The first eight characters of a CNPJ. */
export function rootText(root: number): string {
  return text36(root, 8);
}

function text36(n: number, length: number): string {
  return n.toString(36).toUpperCase().padStart(length, '0');
}
