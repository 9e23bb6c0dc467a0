import { FICTIONAL_BASIS, PUBLIC_DATA_BASIS } from '../../../kernel/legal-bases.js';
import type { ProtectPeople } from '../../lookups/index.js';
import type { RegisteredCompany } from './companies.queries.js';

/** The tax authority's open data, of whatever month. */
export const OPEN_REGISTER = {
  origem: 'aberta',
  fonte: 'Receita Federal, dados abertos',
  legalBasis: null,
} as const;

/** Who says it: the open data of that month; a fictional register says so. */
export function registerSource({ month, fictional }: Pick<RegisteredCompany, 'month' | 'fictional'>) {
  const [year, number] = month.split('-');
  const fonte = `${OPEN_REGISTER.fonte}, ${number}/${year}${fictional ? ' (sandbox)' : ''}`;
  return { ...OPEN_REGISTER, fonte };
}

/** The same for who looks for a person there. */
export function personSource(load: Parameters<typeof registerSource>[0]) {
  return { ...registerSource(load), legalBasis: load.fictional ? FICTIONAL_BASIS : PUBLIC_DATA_BASIS };
}

/** What may be told to who asks so, without whoever is protected; null: nothing. Throws SUBJECT_SUPPRESSED where a CNPJ is asked for. */
export async function disclosed<Told>(
  people: ProtectPeople,
  data: Told,
  query: Parameters<ProtectPeople['disclosable']>[1] = {},
): Promise<Told | null> {
  const source = registerSource({ month: '0000-00', fictional: false });
  const verdict = await people.disclosable({ kind: 'found', source, answer: { data, dadosDe: null } }, query);
  return 'answer' in verdict ? (verdict.answer.data as Told) : null;
}
