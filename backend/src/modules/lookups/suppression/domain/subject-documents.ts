import { parseCpf } from '../../../../kernel/cpf.js';
import { parsePhone, withoutCountryCode } from '../../../../kernel/phone.js';
import {
  cnpjRule,
  cpfRule,
  lookupEmailRule,
  parseBirthDate,
  personNameRule,
  phoneRule,
  type Rule,
  rgRule,
} from '../../../../kernel/rules.js';
import {
  cnpjKey,
  cpfKey,
  emailKey,
  nameAndBirthKeys,
  nameAndDigitsKeys,
  phoneKey,
  rgKey,
  type SubjectKey,
  type SuppressionKind,
} from './subject-keys.js';

export const DOCUMENT_KINDS = ['cpf', 'telefone', 'email', 'rg', 'nome', 'cnpj'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a person is known by, as typed. A name needs the birth date (DD/MM/AAAA), or a CPF beside it; a CNPJ is that of a sole trader's company. */
export interface SubjectDocument {
  readonly kind: DocumentKind;
  readonly value: string;
  readonly birth?: string | null;
}

/** The text that says what is wrong with a document; null when nothing is. `others` are those given along with it. */
export function documentProblem(document: SubjectDocument, others: readonly SubjectDocument[]): string | null {
  const { kind, value, birth } = document;
  if (kind !== 'nome') return RULES[kind](value);
  const problem = personNameRule(value) ?? (value.trim().includes(' ') ? null : 'Informe o nome completo.');
  if (problem) return problem;
  if (birth) return parseBirthDate(birth) ? null : 'Data de nascimento inválida. Use o formato DD/MM/AAAA.';
  return others.some((other) => other.kind === 'cpf') ? null : 'Informe a data de nascimento junto do nome.';
}

const typedPhoneRule: Rule = (value) => phoneRule(withoutCountryCode(value));
const RULES = { cpf: cpfRule, telefone: typedPhoneRule, email: lookupEmailRule, rg: rgRule, cnpj: cnpjRule } as const;

/** Every key under which these documents, all of one person, are filed. They have been looked at by `documentProblem`. */
export function keysOfDocuments(documents: readonly SubjectDocument[]): SubjectKey[] {
  return keysBy(documents, (keys) => keys.slice(0, 1));
}

/** Those, and the ones under which they may have been filed before. */
export function askedKeysOf(document: SubjectDocument): SubjectKey[] {
  return keysBy([document], (keys) => keys);
}

function keysBy(
  documents: readonly SubjectDocument[],
  ofName: (keys: readonly string[]) => readonly string[],
): SubjectKey[] {
  const cpfs = documents.filter(({ kind }) => kind === 'cpf').map(({ value }) => value);
  const found = new Map<string, SubjectKey>();
  const add = (kind: SuppressionKind, key: string | null): void => {
    if (key !== null) found.set(`${kind} ${key}`, { kind, key });
  };
  for (const { kind, value, birth } of documents) {
    if (kind === 'cpf') add('cpf', cpfKey(parseCpf(value)));
    if (kind === 'telefone') add('telefone', phoneKey(parsePhone(withoutCountryCode(value))));
    if (kind === 'email') add('email', emailKey(value));
    if (kind === 'rg') add('rg', rgKey(value));
    if (kind === 'cnpj') add('cnpj', cnpjKey(value));
    if (kind === 'nome') {
      for (const key of ofName(nameAndBirthKeys(value, birth))) add('nome_nascimento', key);
      for (const cpf of cpfs) for (const key of ofName(nameAndDigitsKeys(value, cpf))) add('nome_cpf', key);
    }
  }
  return [...found.values()];
}
