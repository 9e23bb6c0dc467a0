import { isSole } from '../results/summary/company-summary.js';
import { amountIn, dayIn, listIn, recordIn, textsIn, words } from '../source-record.js';
import { type Place, places } from './person-facts.js';

/** What the rules about a company look at. */
export interface CompanyFacts {
  readonly status: string | null;
  readonly statusSince: string | null;
  /** Undefined where the answer is older than the field. */
  readonly special: string | null | undefined;
  readonly specialSince: string | null;
  /** AAAA-MM-DD. */
  readonly openedOn: string | null;
  readonly kind: string | null;
  readonly capital: number | null;
  /** Of one person alone: such a company has no partners to name. */
  readonly sole: boolean;
  readonly partners: number;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly addresses: readonly Place[];
}

export function companyFacts(data: unknown): CompanyFacts {
  const company = recordIn(data);
  return {
    status: words(company.situacao_cadastral),
    statusSince: words(company.data_situacao_cadastral),
    special: 'situacao_especial' in company ? words(company.situacao_especial) : undefined,
    specialSince: words(company.data_situacao_especial),
    openedOn: dayIn(company.data_inicio_atividade),
    kind: words(company.tipo),
    capital: amountIn(company.capital_social),
    sole: isSole(company),
    partners: listIn(company.qsa).length,
    phones: textsIn(company.telefones),
    emails: textsIn([company.email]),
    addresses: places([recordIn(company.endereco)]),
  };
}
