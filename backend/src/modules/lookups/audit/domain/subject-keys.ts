import { LOOKUP_CATALOGUE } from '../../../../kernel/lookup-catalogue.js';
import {
  apostropheForms,
  type LookupQuery,
  pixQueries,
  pixSuffixForms,
  queryOf,
  subjectKey,
} from '../../model/index.js';

/**
 * The keys of every lookup that could have been made with what is known of somebody: a CPF is that of the lookups by
 * CPF, with a birth date also that of the tax authority's, with a name or an e-mail also that of Pix lookups.
 */
export function subjectKeysOf(known: LookupQuery): string[] {
  const possible = LOOKUP_CATALOGUE.filter(({ inputs }) => inputs.every(({ name }) => known[name]));
  const queries = possible.flatMap(({ type }) => auditedForms(queryOf(type, known)));
  return [...new Set([...queries, ...pixByCpf(known)].map(subjectKey))];
}

function auditedForms(query: LookupQuery): LookupQuery[] {
  const { sufixo } = query;
  const forms = sufixo === undefined ? [query] : pixSuffixForms(sufixo).map((form) => ({ ...query, sufixo: form }));
  return forms.flatMap(apostropheForms);
}

function pixByCpf(known: LookupQuery): LookupQuery[] {
  const { cpf } = known.cpf ? queryOf('cpf', known) : {};
  return cpf ? pixQueries([known.nome, known.email], cpf) : [];
}
