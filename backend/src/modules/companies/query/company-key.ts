import type { Cnpj } from '../../../kernel/cnpj.js';

/** The register's two keys of an establishment: root and branch, each as one number of base 36. */
export function keyOf(cnpj: Cnpj): [number, number] {
  return [Number.parseInt(cnpj.slice(0, 8), 36), Number.parseInt(cnpj.slice(8, 12), 36)];
}
