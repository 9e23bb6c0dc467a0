import { type LookupInput, lookupDefinition } from '@kernel/lookup-catalogue';
import { birthDateRule } from '@kernel/rules';
import { SUPPRESSION_KIND_LABELS as LABELS } from '@kernel/suppression';
import type { SubjectDocumentBody, SubjectDocumentKind } from '../../../shared/api/generated';

/** What an administrator can type of a person. */
export const DOCUMENT_LABELS: Readonly<Record<SubjectDocumentKind, string>> = {
  cpf: LABELS.cpf,
  nome: 'Nome completo',
  telefone: LABELS.telefone,
  email: LABELS.email,
  rg: LABELS.rg,
  cnpj: LABELS.cnpj,
};

const CONTACT = 'ele sai dos registros, que ficam, e nada é mostrado a quem o consulta.';

/** What of a suppressed person is not shown, by what the person is recognised. */
export const HIDDEN: Readonly<Record<SubjectDocumentKind, string>> = {
  cpf: 'nada é mostrado a quem o consulta, nem registros com ele inteiro. Como sócia de empresas, a pessoa só some se o nome foi suprimido junto.',
  nome: 'registros com este nome e este nascimento não são mostrados.',
  telefone: CONTACT,
  email: CONTACT,
  rg: CONTACT,
  cnpj: 'a empresa não é mostrada.',
};

/** A document in the form, as typed. */
export interface Subject {
  /** Tells rows of the form apart. */
  readonly key: number;
  readonly kind: SubjectDocumentKind;
  readonly value: string;
  readonly birth: string;
}

export function newSubject(key: number, kind: SubjectDocumentKind = 'cpf'): Subject {
  return { key, kind, value: '', birth: '' };
}

/** The catalogue's input of the kind, with its mask and its rule. */
export function inputOf(kind: SubjectDocumentKind): LookupInput {
  const [input] = lookupDefinition(kind).inputs;
  if (!input) throw new Error(`no input: ${kind}`);
  return input;
}

/** What is wrong with a document among others of the same person; null when nothing is. */
export function problemOf({ kind, value, birth }: Subject, others: readonly Subject[]): SubjectProblem | null {
  const problem = inputOf(kind).rule(value);
  if (problem) return { field: 'value', text: problem };
  if (kind !== 'nome') return null;
  if (!value.trim().includes(' ')) return { field: 'value', text: 'Informe o nome completo.' };
  if (birth) {
    const text = birthDateRule(birth);
    return text ? { field: 'birth', text } : null;
  }
  const hasCpf = others.some((other) => other.kind === 'cpf');
  return hasCpf ? null : { field: 'birth', text: 'Informe a data de nascimento junto do nome.' };
}

export interface SubjectProblem {
  readonly field: 'value' | 'birth';
  readonly text: string;
}

export function bodyOf({ kind, value, birth }: Subject): SubjectDocumentBody {
  return { tipo: kind, valor: value.trim(), ...(kind === 'nome' && birth && { nascimento: birth }) };
}
