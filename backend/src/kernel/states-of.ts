import { getAreaCodeInfo } from '@brazilian-utils/brazilian-utils/get-area-code-info';
import { parseCep } from './cep.js';
import { parsePhone, withoutCountryCode } from './phone.js';

/** First three digits of a CEP at which the postal service's range of a state begins; each ends where the next begins. */
const CEP_RANGES: ReadonlyArray<readonly [from: number, state: string]> = [
  [10, 'SP'],
  [200, 'RJ'],
  [290, 'ES'],
  [300, 'MG'],
  [400, 'BA'],
  [490, 'SE'],
  [500, 'PE'],
  [570, 'AL'],
  [580, 'PB'],
  [590, 'RN'],
  [600, 'CE'],
  [640, 'PI'],
  [650, 'MA'],
  [660, 'PA'],
  [689, 'AP'],
  [690, 'AM'],
  [693, 'RR'],
  [694, 'AM'],
  [699, 'AC'],
  [700, 'DF'],
  [728, 'GO'],
  [730, 'DF'],
  [737, 'GO'],
  [768, 'RO'],
  [770, 'TO'],
  [780, 'MT'],
  [790, 'MS'],
  [800, 'PR'],
  [880, 'SC'],
  [900, 'RS'],
];

/** The state whose range of CEPs this one lies in; null for no CEP and for one before the first range. */
export function stateOfCep(cep: string): string | null {
  const digits = parseCep(cep);
  if (digits === null) return null;
  const start = Number(digits.slice(0, 3));
  return CEP_RANGES.findLast(([from]) => start >= from)?.[1] ?? null;
}

/** The states that a telephone's area code serves; none for what is no telephone or no code in use. */
export function statesOfPhone(phone: string): readonly string[] {
  const digits = parsePhone(withoutCountryCode(phone));
  return digits === null ? [] : (getAreaCodeInfo(digits.slice(0, 2))?.stateCodes ?? []);
}
