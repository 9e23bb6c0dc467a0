import { bareCnpj } from '../../../../kernel/cnpj.js';
import { dayIn } from '../../../../kernel/source-record.js';
import { nameLetters, plainName } from '../../model/index.js';

/**
 * By what a person is kept out of answers. The first, and a name with the birth date or with the six digits of the CPF
 * that receipts show, name the person: the whole record is withheld. So does the CNPJ of a sole trader's company, which nothing
 * but its name ties to the person. A telephone, an e-mail and an RG may be shared, or be
 * another's in another state: a lookup by them is refused, and they themselves are taken out of records.
 */
export const SUPPRESSION_KINDS = ['cpf', 'nome_nascimento', 'nome_cpf', 'cnpj', 'telefone', 'email', 'rg'] as const;
export type SuppressionKind = (typeof SUPPRESSION_KINDS)[number];

/** Why somebody is kept out of answers: the person asked for it, a court ordered it, or the operator decided it. */
export const SUPPRESSION_REASONS = ['titular', 'ordem_judicial', 'interno'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** A subject in the one form that all ways of writing it have in common: what keyed hashes are made of. */
export interface SubjectKey {
  readonly kind: SuppressionKind;
  readonly key: string;
}

const NONE: readonly string[] = [];

/** Eleven digits, with the zeros that a number lost; null for a masked one and for anything else. */
export function cpfKey(cpf: unknown): string | null {
  const text = textOf(cpf);
  if (/^\d{11}$/.test(text)) return text;
  if (!/^[\d.\-/\s]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length > 0 && digits.length <= 11 ? digits.padStart(11, '0') : null;
}

/** The eight characters that all establishments of a company share, with the zeros that a number lost; null for what is no CNPJ. */
export function cnpjKey(cnpj: unknown): string | null {
  const text = textOf(cnpj);
  if (text === '') return null;
  const bare = bareCnpj(text);
  const whole = /^\d+$/.test(bare) ? bare.padStart(14, '0') : bare;
  return /^[0-9A-Z]{12}\d{2}$/.test(whole) ? whole.slice(0, 8) : null;
}

/** The CPF of a Pix lookup whose suffix is a whole one; null for its digits in the middle, and for anything else. */
export function suffixCpfKey(suffix: unknown): string | null {
  return textOf(suffix).replace(/\D/g, '').length === 11 ? cpfKey(suffix) : null;
}

/**
 * Area code and number, without the country's code; a mobile is the same with the ninth digit and without it. Null for
 * what is no telephone.
 */
export function phoneKey(phone: unknown): string | null {
  const text = textOf(phone);
  if (text === '') return null;
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^55(?=\d{10,11}$)/, '');
  if (!/^\d{10,11}$/.test(digits)) return null;
  return digits.replace(/^(\d{2})9(?=[6-9]\d{7}$)/, '$1');
}

export function emailKey(email: unknown): string | null {
  const text = textOf(email).trim().toLowerCase();
  return text.includes('@') ? text : null;
}

/** Letters and digits alone, without leading zeros. */
export function rgKey(rg: unknown): string | null {
  const text = textOf(rg);
  if (text === '') return null;
  const bare = text
    .replace(/[^0-9A-Za-z]/g, '')
    .replace(/^0+/, '')
    .toUpperCase();
  return /\d{3}/.test(bare) ? bare : null;
}

/** None without a whole name and a birth date. The first one is filed; see `namesOf`. */
export function nameAndBirthKeys(name: unknown, birth: unknown): readonly string[] {
  const day = dayIn(birth);
  return day === null ? NONE : namesOf(name).map((form) => `${form}|${day}`);
}

/** The digits may come as a whole CPF, masked, or alone, as a Pix receipt shows them. The first one is filed; see `namesOf`. */
export function nameAndDigitsKeys(name: unknown, cpf: unknown): readonly string[] {
  const digits = middleDigits(cpf);
  return digits === null ? NONE : namesOf(name).map((form) => `${form}|${digits}`);
}

/** The six digits in the middle of a CPF: 529.982.247-25, ***.982.247-** and 982247 have the same ones. */
function middleDigits(cpf: unknown): string | null {
  const text = textOf(cpf).replace(/[.\-\s]/g, '');
  if (text === '') return null;
  if (/^\d{6}$/.test(text)) return text;
  return /^\*+(\d{6})\*+$/.exec(text)?.[1] ?? cpfKey(cpf)?.slice(3, 9) ?? null;
}

/**
 * A whole name by its letters alone, and as suppressions of before were filed: their hashes cannot be made anew, so that
 * both are asked for. None for a single word.
 */
function namesOf(name: unknown): readonly string[] {
  const plain = plainName(textOf(name));
  const letters = plain.includes(' ') ? nameLetters(plain) : '';
  return letters === '' ? NONE : [letters, plain];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
