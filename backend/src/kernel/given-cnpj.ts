import { type Cnpj, parseCnpj } from './cnpj.js';
import { invalidInput } from './errors.js';
import { cnpjRule } from './rules.js';

/** The CNPJ that somebody gives in an address or a body. Throws INVALID_INPUT. */
export function givenCnpj(given: string): Cnpj {
  const cnpj = parseCnpj(given);
  if (!cnpj) throw invalidInput('cnpj', cnpjRule(given) ?? 'CNPJ inválido.');
  return cnpj;
}
