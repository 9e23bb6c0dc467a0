import { cpfCheckDigits } from '../../src/kernel/cpf.js';
import { Person, plainName } from '../population/index.js';
import { type AnyFault, FAULTS, OWN_FAULTS } from './fault-kinds.js';

const CPF_PREFIX = '9000000';

/**
 * One person for each fault, with CPF 900.000.0KK plus check digits, KK being the fault's code. Whichever vendor is asked
 * for them, by whichever key, fails so.
 */
export const UNLUCKY = Object.fromEntries(
  [...FAULTS, ...OWN_FAULTS].map(({ kind, code }) => {
    const base = CPF_PREFIX + code;
    return [kind, Person.ofCpf(base + cpfCheckDigits(base))];
  }),
) as Record<AnyFault, Person>;

/** How each key of a person is read: the person's own, and what a caller may send. */
const KEYS = {
  cpf: { of: ({ cpf }: Person) => cpf, read: digits },
  name: { of: ({ name }: Person) => name, read: plainName },
  mother: { of: ({ mother }: Person) => mother.name, read: plainName },
  mobile: { of: ({ mobile }: Person) => mobile, read: digits },
  email: { of: ({ email }: Person) => email, read: (text: string) => text.trim().toLowerCase() },
  rg: { of: ({ rg }: Person) => rg, read: (text: string) => text.replace(/[.\-\s]/g, '').toUpperCase() },
} as const;

type Key = keyof typeof KEYS;

const FAULTS_BY_KEY = Object.fromEntries(
  Object.entries(KEYS).map(([key, { of }]) => [
    key,
    new Map(Object.entries(UNLUCKY).map(([kind, person]) => [of(person), kind as AnyFault])),
  ]),
) as Record<Key, Map<string, AnyFault>>;

/** The fault of the unlucky person whom the value names, or null for everybody else and for what is no text. */
export function faultOfPerson(key: Key, value: unknown): AnyFault | null {
  return typeof value === 'string' ? (FAULTS_BY_KEY[key].get(KEYS[key].read(value)) ?? null) : null;
}

/** The fault that a whole name and a Pix suffix ask for; a namesake of an unlucky person has luck. */
export function faultOfPixLookup(name: string, suffix: string): AnyFault | null {
  const fault = faultOfPerson('name', name);
  return fault && UNLUCKY[fault].pixSuffix === digits(suffix) ? fault : null;
}

/** Whom an answer tells about: the person asked for, or somebody else when it is to be inconsistent. */
export function answeredInstead(fault: AnyFault | null, person: Person): Person {
  return fault === 'inconsistent' ? Person.stranger(person) : person;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
