import { withoutCountryCode } from '../../../../kernel/phone.js';
import { auditedSubjects, type LookupQuery, pixQueries, queryOf } from '../../model/index.js';
import type { Contact, Person } from './data-request.js';

/**
 * The texts under whose keyed hashes the audit has lookups of this person: by CPF alone, with the birth date, for Pix with
 * the name or an e-mail, and by what is proven to be theirs. Not by name alone,
 * which others bear too.
 */
export function subjectKeysOf(
  { cpf, birthDate, name }: Person,
  proven: ReadonlyArray<Pick<Contact, 'kind' | 'value'>>,
): string[] {
  const emails = proven.filter(({ kind }) => kind === 'email').map(({ value }) => value);
  const queries: LookupQuery[] = [
    queryOf('cpf', { cpf }),
    queryOf('cpf-2', { cpf, dataNascimento: birthDate }),
    ...pixQueries([name, ...emails], cpf),
    ...proven.map(({ kind, value }) => contactQuery(kind, value)),
  ];
  return [...new Set(queries.flatMap(auditedSubjects))];
}

/** What a lookup by the contact asks; a telephone may have been filed with Brazil's +55, with which none is looked up. */
export function contactQuery(kind: Contact['kind'], value: string): LookupQuery {
  return queryOf(kind, { [kind]: kind === 'telefone' ? withoutCountryCode(value) : value });
}
