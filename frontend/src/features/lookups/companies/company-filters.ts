import { atMost, choice, type Filters, text } from '../../../shared/list/filters';
import { reaisIn } from '../../../shared/ui/numbers';
import type { CompanySearchFilter } from './company-search';

/** What a search is narrowed to, as the address has it: nothing of it names a person. */
export interface CompanyFilters {
  readonly uf?: string;
  readonly municipio?: string;
  readonly cnae?: string;
  readonly situacao?: NonNullable<CompanySearchFilter['situacao']>;
  readonly porte?: NonNullable<CompanySearchFilter['porte']>;
  readonly natureza?: string;
  readonly abertaDesde?: string;
  readonly abertaAte?: string;
  readonly capitalMin?: string;
  readonly capitalMax?: string;
  readonly simples?: 'sim' | 'nao';
  readonly mei?: 'sim' | 'nao';
}

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

export const SITUATIONS: Readonly<Record<string, string>> = {
  ativa: 'Ativa',
  baixada: 'Baixada',
  inapta: 'Inapta',
  suspensa: 'Suspensa',
  nula: 'Nula',
};
export const SIZES: Readonly<Record<string, string>> = {
  me: 'Microempresa',
  epp: 'Empresa de pequeno porte',
  demais: 'Demais (nem ME nem EPP)',
};

export const COMPANY_FILTERS: Filters<CompanyFilters> = {
  uf: choice('Estado', { ...Object.fromEntries(STATES.map((state) => [state, state])), EX: 'Exterior' }),
  municipio: text('Município', atMost(100)),
  cnae: text('CNAE ou atividade', atMost(100)),
  situacao: choice('Situação', SITUATIONS, 'Todas'),
  porte: choice('Porte', SIZES),
  natureza: text('Natureza jurídica', atMost(100)),
  abertaDesde: { kind: 'day', label: 'Aberta desde', notAfter: 'abertaAte' },
  abertaAte: { kind: 'day', label: 'Aberta até', notBefore: 'abertaDesde' },
  capitalMin: text('Capital de (R$)', isReais),
  capitalMax: { ...text('Capital até (R$)', isReais), notBelow: { name: 'capitalMin', amountIn: reaisIn } },
  simples: choice('Simples Nacional', { sim: 'No Simples', nao: 'Fora do Simples' }),
  mei: choice('MEI', { sim: 'MEI', nao: 'Não é MEI' }),
};

/** The filters as the API takes them. */
export function searchBodyOf({ capitalMin, capitalMax, simples, mei, ...same }: CompanyFilters): CompanySearchFilter {
  return {
    ...same,
    ...(capitalMin && { capitalMin: reaisIn(capitalMin) }),
    ...(capitalMax && { capitalMax: reaisIn(capitalMax) }),
    ...(simples && { simples: simples === 'sim' }),
    ...(mei && { mei: mei === 'sim' }),
  };
}

/** 50000, 50.000 or 50.000,00. */
function isReais(value: string): boolean {
  return /^\d{1,3}(\.\d{3}){0,3}(,\d{1,2})?$|^\d{1,12}(,\d{1,2})?$/.test(value);
}
