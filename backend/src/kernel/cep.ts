import { plainSigns } from './plain-signs.js';

/** A Brazilian postal code of 8 digits; leading zeros matter. */
export type Cep = string & { readonly __brand: 'Cep' };

/** The 8 digits of a CEP, with or without its hyphen, or null. */
export function parseCep(text: string): Cep | null {
  const digits = plainSigns(text).replace(/[-.\s]/g, '');
  return /^\d{8}$/.test(digits) ? (digits as Cep) : null;
}

/** 01001000 → 01001-000. */
export function formatCep(cep: string): string {
  return `${cep.slice(0, 5)}-${cep.slice(5)}`;
}
