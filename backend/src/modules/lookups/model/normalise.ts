import { isValidCpf, maskCpf } from '../../../kernel/cpf.js';
import { hasDied } from '../../../kernel/has-died.js';
import { amountIn, isUnknownDay, type SourceRecord } from '../../../kernel/source-record.js';

/** What sources write where they know nothing. */
const NO_DATA = /^(sem dados|n[aã]o informad[oa]|sem informa[cç][aã]o|n[aã]o consta|null)$/i;
/** Digits of the documents that a source may write as numbers, by their names in records. */
const LENGTHS = new Map([
  ['cpf', 11],
  ['CPF_VINCULO', 11],
  ['cnpj', 14],
  ['cep', 8],
  ['titulo_eleitor', 12],
  ['pis', 11],
]);
/** Days, by their names in records. */
const IS_DAY = /^(data_|nasc)/i;
/** CPFs as they are usually written, which the group catches, and those with fewer signs or beside letters, which are CPFs only where they are valid. */
const CPF_IN_TEXT =
  /(?<![\dA-Za-z])(\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})(?![\dA-Za-z])|(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g;

/** A source's text trimmed; null for none, for an empty one and for words that fill a gap. */
export function normaliseText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || NO_DATA.test(text) ? null : text;
}

/** A source's day as it writes it; null for what it writes where it knows none. */
export function normaliseDay(value: unknown): string | null {
  const text = normaliseText(value);
  return text === null || isUnknownDay(text) ? null : text;
}

/** A mark that some sources set as true or false, and others write: SIM, NAO or their own text. */
export function normaliseMark(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'SIM' : 'NAO';
  return normaliseText(value);
}

/** That a source tells a death in any way: for who judges what may be shown, and for who reads why there is so little. */
export function markOfDeath(wire: SourceRecord): { obito: 'SIM' | null } {
  return { obito: hasDied(wire) ? 'SIM' : null };
}

/** A number that lost its leading zeros gets them back; anything that is not up to so many digits stays as it is. */
export function padded(text: string | null, length: number): string | null {
  return text !== null && /^\d+$/.test(text) ? text.padStart(length, '0') : text;
}

/** (11) 987654321, from area code and number; null when either is missing. */
export function fullPhone(ddd: string | null, number: string | null): string | null {
  return ddd && number ? `(${ddd}) ${number}` : null;
}

/** R$ 1234,56, from reais as sources write them; null when it is no amount. */
export function formattedIncome(income: string | null): string | null {
  const amount = amountIn(income);
  return amount === null ? null : `R$ ${amount.toFixed(2).replace('.', ',')}`;
}

/** Sole traders' company names hold the owner's CPF: JOSE DA SILVA 52998224725 → JOSE DA SILVA ***.982.247-**. */
export function withoutCpf<Text extends string | null>(text: Text): Text | string {
  if (text === null) return text;
  return text.replace(CPF_IN_TEXT, (like: string, plain: string | undefined, at: number) => {
    if (!plain && !isValidCpf(like)) return like;
    const isGlued = /\p{L}/u.test(text.charAt(at - 1));
    return (isGlued ? ' ' : '') + maskCpf(like);
  });
}

/** The CPFs in a text, digits alone. */
export function cpfsIn(text: string | null | undefined): string[] {
  const found = [...(text?.matchAll(CPF_IN_TEXT) ?? [])].filter(([like, plain]) => plain || isValidCpf(like));
  return found.map(([cpf]) => cpf.replace(/\D/g, ''));
}

/** The named texts of a source's record, normalised, documents with their zeros; whatever else it holds is dropped. */
export function normalisedFields<Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>> | null | undefined,
  keys: readonly Key[],
): Record<Key, string | null> {
  const ours = {} as Record<Key, string | null>;
  for (const key of keys) {
    const text = IS_DAY.test(key) ? normaliseDay(record?.[key]) : normaliseText(record?.[key]);
    const length = LENGTHS.get(key);
    ours[key] = length === undefined ? text : documentOf(text, length);
  }
  return ours;
}

/** Noughts alone number nobody. */
function documentOf(text: string | null, length: number): string | null {
  return /^0+$/.test(text ?? '') ? null : padded(text, length);
}

/** A list that a source may leave out, each item translated. */
export function each<From, To>(items: readonly From[] | null | undefined, translate: (item: From) => To): To[] {
  return items ? items.map(translate) : [];
}

/** The month of a source's data as AAAA-MM; null when it tells none. */
export function dataMonth(value: unknown): string | null {
  const month = normaliseText(value);
  return month !== null && /^\d{4}-\d{2}$/.test(month) ? month : null;
}

/** As most sources write names. */
const PLAIN = /^[A-Z]+(?: [A-Z]+)*$/;

/** Upper case without accents, spaces collapsed: names that differ no further are the same name. */
export function plainName(name: string | null): string {
  if (name !== null && PLAIN.test(name)) return name;
  return (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim();
}

/** The letters of a plain name alone: D’AVILA, D'AVILA, D AVILA and DAVILA, as sources write one name, are the same. */
export function nameLetters(plain: string): string {
  return PLAIN.test(plain) ? plain.replaceAll(' ', '') : plain.replace(/[^\p{Lu}\p{Lo}]/gu, '');
}

/** Whether a source that writes apostrophes, hyphens and spaces in its own way tells of the name that was asked for. */
export function isSameName(told: string | null, asked: string): boolean {
  const [one, other] = [plainName(told), plainName(asked)];
  const letters = nameLetters(other);
  return letters === '' ? one === other : nameLetters(one) === letters;
}
