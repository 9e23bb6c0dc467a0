import { LOOKUP_CATALOGUE } from '../../../../kernel/lookup-catalogue.js';
import { auditedSubjects, type LookupQuery, pixQueries, queryOf } from '../../model/index.js';

/**
 * The keys of every lookup that could have been made with what is known of somebody: a CPF is that of the lookups by
 * CPF, with a birth date also that of the tax authority's, with a name or an e-mail also that of Pix lookups.
 */
export function subjectKeysOf(known: LookupQuery): string[] {
  const possible = LOOKUP_CATALOGUE.filter(({ inputs }) => inputs.every(({ name }) => known[name]));
  const queries = possible.map(({ type }) => queryOf(type, known));
  return [...new Set([...queries, ...pixByCpf(known)].flatMap(auditedSubjects))];
}

function pixByCpf(known: LookupQuery): LookupQuery[] {
  const { cpf } = known.cpf ? queryOf('cpf', known) : {};
  return cpf ? pixQueries([known.nome, known.email], cpf) : [];
}
