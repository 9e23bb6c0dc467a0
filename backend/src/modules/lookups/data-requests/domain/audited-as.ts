import { type LookupQuery, queryOf, subjectKey } from '../../model/index.js';
import type { Contact, Person } from './data-request.js';

/**
 * The texts under whose keyed hashes the audit has lookups of this person: by CPF alone, with the birth date, with the
 * name for Pix, and by what is proven to be theirs. Not by name alone, which others bear too.
 */
export function subjectKeysOf(
  { cpf, birthDate, name }: Person,
  proven: ReadonlyArray<Pick<Contact, 'kind' | 'value'>>,
): string[] {
  const queries: LookupQuery[] = [
    queryOf('cpf', { cpf }),
    queryOf('cpf-2', { cpf, dataNascimento: birthDate }),
    queryOf('pix', { nome: name, sufixo: cpf.slice(3, 9) }),
    ...proven.map(({ kind, value }) => queryOf(kind, { [kind]: value })),
  ];
  return [...new Set(queries.map(subjectKey))];
}
