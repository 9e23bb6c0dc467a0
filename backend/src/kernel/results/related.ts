import { parseCep } from '../cep.js';
import { isValidCnpj } from '../cnpj.js';
import { isValidCpf, maskCpf } from '../cpf.js';
import { lookupDefinition } from '../lookup-catalogue.js';
import { naturalCase } from '../natural-case.js';
import { parsePhone } from '../phone.js';
import { personNameRule, rgRule } from '../rules.js';
import {
  field,
  type RelatedDocument,
  type RelatedType,
  type ResultField,
  type ResultItem,
  words,
} from './result-view.js';

/** Names of companies, which a search by people's names does not know. */
const COMPANY = /\b(LTDA|EIRELI|S\.?A\.?|S\/A|ME|EPP|PARTICIPACOES|PARTICIPAÇÕES|HOLDING)$/i;

const FITS: Readonly<Record<RelatedType, (text: string) => boolean>> = {
  cpf: isValidCpf,
  cnpj: isValidCnpj,
  telefone: (text) => parsePhone(text) !== null,
  cep: (text) => parseCep(text) !== null,
  rg: (text) => rgRule(text) === null,
  nome: (text) => personNameRule(text) === null && /\s/.test(text) && !COMPANY.test(text),
};

/** The value as something to look up in turn; null when it is none, or masked. */
export function relatedTo(type: RelatedType, value: unknown): RelatedDocument | null {
  const text = words(value);
  return text !== null && FITS[type](text) ? { type, document: inputOf(type)?.normalise(text) ?? text } : null;
}

/** A field whose value can be looked up in turn, written with its punctuation. */
export function relatedField(label: string, type: RelatedType, value: unknown): ResultField {
  const related = relatedTo(type, value);
  return related ? { label, value: formatted(related), related } : field(label, value);
}

/** A person by CPF where it is known, else by name. */
export function relatedPerson(name: unknown, cpf: unknown = null): RelatedDocument | null {
  return relatedTo('cpf', cpf) ?? relatedTo('nome', name);
}

/** As lists show it: a CPF stays masked, the others are whole. */
export function shownDocument(related: RelatedDocument): string {
  if (related.type === 'nome') return naturalCase(related.document);
  return related.type === 'cpf' ? maskCpf(related.document) : formatted(related);
}

export function relatedLabel({ type }: RelatedDocument): string {
  return lookupDefinition(type).label;
}

/** What is told under an item's title: its filled details, and the related document unless title or details say it already. */
export function toldOf({ related, title, details }: ResultItem): Array<{ label: string; value: string }> {
  const told = details.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  if (!related || related.type === 'nome') return told;
  const label = relatedLabel(related);
  const value = shownDocument(related);
  return value === title || details.some((one) => one.label === label) ? told : [{ label, value }, ...told];
}

function formatted({ type, document }: RelatedDocument): string {
  return inputOf(type)?.format(document) ?? document;
}

function inputOf(type: RelatedType) {
  return lookupDefinition(type).inputs[0];
}
