import { parseCnpj } from '../../../kernel/cnpj.js';
import { parseCpf } from '../../../kernel/cpf.js';
import { type LookupType, lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import { listIn, recordIn, type SourceRecord } from '../../../kernel/source-record.js';
import { normaliseText, padded } from './normalise.js';
import type { LookupQuery } from './subject.js';

/** A person or a company that a lookup asked for by document, or found. */
export interface FoundSubject {
  readonly kind: 'cpf' | 'cnpj';
  /** Without punctuation. */
  readonly document: string;
  /** Null when nobody told it. */
  readonly nome: string | null;
  /** DD/MM/AAAA; null when nobody told it. */
  readonly nascimento: string | null;
  /** The CPFs in a company's names, which `nome` has masked: to be judged by, shown to nobody. */
  readonly cpfs_no_nome?: readonly string[];
}

/** A telephone may reach a few people; a list longer than this is no answer about each of them. */
const MOST_FOUND = 5;

/**
 * The people or the company that a result is about. A list of namesakes, or of somebody's children, is about none of
 * them; the relatives and partners whom a result names are not what it is about.
 */
export function foundSubjects(type: LookupType, result: unknown): FoundSubject[] {
  const records = recordsAbout(type, result);
  return records.length > MOST_FOUND ? [] : known(records);
}

/** The names of all whom it is about, those without a document too. */
export function foundNames(type: LookupType, result: unknown): string[] {
  return recordsAbout(type, result).flatMap((record) => nameIn(record) ?? []);
}

function recordsAbout(type: LookupType, result: unknown): readonly SourceRecord[] {
  const { paged } = lookupDefinition(type);
  if (paged || type === 'cep') return [];
  const outer = recordIn(result);
  if (Array.isArray(outer.resultado)) return listIn(outer.resultado);
  if (type === 'cnpj') return [outer];
  const inner = { ...outer, ...recordIn(outer.resultado) };
  return [{ ...inner, ...recordIn(inner.dados_gerais), ...recordIn(inner.dados_pessoais) }];
}

function nameIn(record: SourceRecord): string | null {
  return normaliseText(record.razao_social ?? record.nome);
}

/** Whom a lookup belongs to: who was asked for by document, and who was found, as texts that keyed hashes are made of. */
export function subjectKeysOf(type: LookupType, query: LookupQuery, result: unknown): string[] {
  const { cpf, cnpj } = query;
  const asked = cpf ? [subjectKeyOf('cpf', cpf)] : cnpj ? [subjectKeyOf('cnpj', cnpj)] : [];
  const found = foundSubjects(type, result).map(({ kind, document }) => subjectKeyOf(kind, document));
  return [...new Set([...asked, ...found])];
}

export function subjectKeyOf(kind: FoundSubject['kind'], document: string): string {
  return `${kind}:${document}`;
}

function known(records: readonly SourceRecord[]): FoundSubject[] {
  return records.flatMap((record): FoundSubject[] => {
    const nome = nameIn(record);
    const nascimento = normaliseText(record.nascimento ?? record.data_nascimento);
    const cpf = parseCpf(padded(normaliseText(record.cpf), 11) ?? '');
    if (cpf) return [{ kind: 'cpf', document: cpf, nome, nascimento }];
    const cnpj = parseCnpj(normaliseText(record.cnpj) ?? '');
    const { cpfs_no_nome } = record as { cpfs_no_nome?: readonly string[] };
    return cnpj
      ? [{ kind: 'cnpj', document: cnpj, nome, nascimento: null, ...(cpfs_no_nome && { cpfs_no_nome }) }]
      : [];
  });
}
