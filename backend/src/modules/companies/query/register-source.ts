import type { RegisteredCompany } from './companies.queries.js';

/** Who says it: the tax authority's open data of that month; a fictional register says so. */
export function registerSource({ month, fictional }: Pick<RegisteredCompany, 'month' | 'fictional'>) {
  const [year, number] = month.split('-');
  const fonte = `Receita Federal, dados abertos, ${number}/${year}${fictional ? ' (sandbox)' : ''}`;
  return { origem: 'aberta' as const, fonte, legalBasis: null };
}
