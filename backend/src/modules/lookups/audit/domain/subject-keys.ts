import { LOOKUP_CATALOGUE } from '../../../../kernel/lookup-catalogue.js';
import { type LookupQuery, pixSuffixForms, queryOf, subjectKey } from '../../model/index.js';

/**
 * The keys of every lookup that could have been made with what is known of somebody: a CPF is that of the lookups by
 * CPF, with a birth date also that of the tax authority's. Names count as they were written.
 */
export function subjectKeysOf(known: LookupQuery): string[] {
  const possible = LOOKUP_CATALOGUE.filter(({ inputs }) => inputs.every(({ name }) => known[name]));
  const queries = possible.flatMap(({ type }) => auditedForms(queryOf(type, known)));
  return [...new Set(queries.map(subjectKey))];
}

function auditedForms(query: LookupQuery): LookupQuery[] {
  const { sufixo } = query;
  return sufixo === undefined ? [query] : pixSuffixForms(sufixo).map((form) => ({ ...query, sufixo: form }));
}
