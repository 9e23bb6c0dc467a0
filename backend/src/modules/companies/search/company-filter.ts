import type { Purpose } from '../../../kernel/purposes.js';
import type { CodeTexts } from '../query/index.js';
import { matchingCodes, matchingMunicipalities, SIZES, STATUSES } from './search-codes.js';
import type { SearchFilter } from './search-filter.js';

/** A search as it is asked. */
export interface CompanyFilter {
  readonly text?: string;
  readonly cnae?: string;
  readonly uf?: string;
  readonly municipio?: string;
  readonly situacao?: keyof typeof STATUSES;
  readonly porte?: keyof typeof SIZES;
  readonly natureza?: string;
  readonly abertaDesde?: string;
  readonly abertaAte?: string;
  /** Reais. */
  readonly capitalMin?: number;
  readonly capitalMax?: number;
  readonly simples?: boolean;
  readonly mei?: boolean;
  /** A partner's name, by which a person is looked for. */
  readonly socio?: string;
  readonly finalidade?: Purpose;
}

const FIRST_DAY = '1800-01-01';

/** The filters in the register's own codes. */
export function searchFilterOf(filter: CompanyFilter, codes: CodeTexts): SearchFilter {
  const { cnae, municipio, natureza, abertaDesde, capitalMin, capitalMax } = filter;
  return {
    cnaes: cnae === undefined ? undefined : matchingCodes(codes, 'Cnaes', cnae, 7),
    municipios: municipio === undefined ? undefined : matchingMunicipalities(codes, municipio),
    naturezas: natureza === undefined ? undefined : matchingCodes(codes, 'Naturezas', natureza),
    uf: filter.uf,
    situacao: filter.situacao && STATUSES[filter.situacao],
    porte: filter.porte && SIZES[filter.porte],
    openedFrom: abertaDesde !== undefined && abertaDesde < FIRST_DAY ? FIRST_DAY : abertaDesde,
    openedUntil: filter.abertaAte !== undefined && filter.abertaAte < FIRST_DAY ? FIRST_DAY : filter.abertaAte,
    leastCents: capitalMin === undefined ? undefined : Math.round(capitalMin * 100),
    mostCents: capitalMax === undefined ? undefined : Math.round(capitalMax * 100),
    simples: filter.simples,
    mei: filter.mei,
  };
}
