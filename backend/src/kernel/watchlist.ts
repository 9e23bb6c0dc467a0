import { bareCnpj, type Cnpj, parseCnpj } from './cnpj.js';
import { PLANS } from './plans.js';

/** How many times a plan's list may be filled anew on a day. */
export const WATCH_TURNS_A_DAY = 2;

const INSIDE = /[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}(?![0-9A-Z])/i;

/** Companies that a plan lets its owner follow; none without one. */
export function watchLimit(planId: string | null): number {
  return PLANS.find(({ id }) => id === planId)?.watchedCompanies ?? 0;
}

/** The CNPJ of a line: alone, among other words, or without the zeros that a spreadsheet drops. */
export function cnpjInLine(line: string): Cnpj | null {
  const bare = bareCnpj(line);
  if (/^\d{12,13}$/.test(bare)) return parseCnpj(bare.padStart(14, '0'));
  return parseCnpj(line) ?? parseCnpj(INSIDE.exec(line)?.[0] ?? '');
}
