import { Injectable } from '@nestjs/common';
import { cnpjCheckDigits } from '../../../kernel/cnpj.js';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { AdmitCaller, ProtectPeople } from '../../lookups/index.js';
import { type CodeTexts, Companies, registerSource, tellFirm, tellTaxes, tellUnit } from '../query/index.js';
import {
  CompanySearch,
  type FoundRow,
  MOST_COUNTED,
  type Place,
  SearchTooBroad,
  type SearchWish,
} from './company-search.queries.js';
import { codesMeant, municipalitiesMeant, SIZES, STATUSES } from './search-codes.js';
import { searchWords } from './search-words.js';
import { type Facets, tellFacets } from './tell-facets.js';

type Caller = Parameters<AdmitCaller['admit']>[0]['caller'];

/** As it is asked. */
export interface CompanySearchWish {
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
  readonly cursor?: string;
  readonly limit?: number;
}

export interface CompanySearchResult {
  readonly data: readonly ToldCompany[];
  /** With the first page alone. */
  readonly facets: Facets | null;
  readonly nextCursor: string | null;
  readonly total: number | null;
  /** There are more than `total`. */
  readonly capped: boolean;
  /** AAAA-MM; null while no month is in force. */
  readonly month: string | null;
}

type ToldCompany = ReturnType<typeof tellFound>;

const USUAL_SIZE = 25;
const FIRST_DAY = '1800-01-01';
const NOTHING: CompanySearchResult = { data: [], facets: null, nextCursor: null, total: 0, capped: false, month: null };

/**
 * Searches the register of companies for whoever may look up a CNPJ; each page costs one of the plan's lookups of the day. Nobody is
 * found by a person's name. Throws AppError: INVALID_INPUT, COMPANY_SEARCH_BROAD.
 */
@Injectable()
export class SearchCompanies {
  constructor(
    private readonly search: CompanySearch,
    private readonly companies: Companies,
    private readonly admission: AdmitCaller,
    private readonly people: ProtectPeople,
  ) {}

  async run(caller: Caller, wish: CompanySearchWish): Promise<CompanySearchResult> {
    const words = wish.text === undefined ? undefined : searchWords(wish.text);
    if (words && !words.some((word) => word.length > 1))
      throw invalidInput('text', 'Informe ao menos uma palavra com duas letras ou mais.');
    const context = await this.admission.admit({ caller, query: {} });
    return context.spending(async () => {
      const inForce = await this.companies.inForce();
      if (!inForce) return NOTHING;
      const codes = await this.companies.codesOf(inForce.loadId);
      return this.page(wish, { ...meant(wish, codes), words }, codes, inForce.month);
    });
  }

  private async page(wish: CompanySearchWish, coded: SearchWish, codes: CodeTexts, month: string) {
    const place = wish.cursor === undefined ? null : placeOf(wish.cursor);
    const size = wish.limit ?? USUAL_SIZE;
    const { rows, facets, total } = await this.search.page(coded, place, size + 1).catch(tooBroad);
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    return {
      data: await this.disclosed(shown.map((row) => tellFound(row, codes))),
      facets: place ? null : tellFacets(facets, codes),
      nextCursor: last ? cursorOf(last.place) : null,
      total: place ? null : Math.min(total, MOST_COUNTED),
      capped: total > MOST_COUNTED,
      month,
    };
  }

  /** Without companies of sole traders who are suppressed. */
  private async disclosed(data: readonly ToldCompany[]): Promise<readonly ToldCompany[]> {
    const source = registerSource({ month: '0000-00', fictional: false });
    const verdict = await this.people.disclosable({ kind: 'found', source, answer: { data, dadosDe: null } }, {});
    return 'answer' in verdict ? (verdict.answer.data as readonly ToldCompany[]) : [];
  }
}

function meant(wish: CompanySearchWish, codes: CodeTexts): SearchWish {
  const { cnae, municipio, natureza, abertaDesde, capitalMin, capitalMax } = wish;
  return {
    cnaes: cnae === undefined ? undefined : codesMeant(codes, 'Cnaes', cnae, 7),
    municipios: municipio === undefined ? undefined : municipalitiesMeant(codes, municipio),
    naturezas: natureza === undefined ? undefined : codesMeant(codes, 'Naturezas', natureza),
    uf: wish.uf,
    situacao: wish.situacao && STATUSES[wish.situacao],
    porte: wish.porte && SIZES[wish.porte],
    openedFrom: abertaDesde !== undefined && abertaDesde < FIRST_DAY ? FIRST_DAY : abertaDesde,
    openedUntil: wish.abertaAte !== undefined && wish.abertaAte < FIRST_DAY ? FIRST_DAY : wish.abertaAte,
    leastCents: capitalMin === undefined ? undefined : Math.round(capitalMin * 100),
    mostCents: capitalMax === undefined ? undefined : Math.round(capitalMax * 100),
    simples: wish.simples,
    mei: wish.mei,
  };
}

function tellFound(row: FoundRow, codes: CodeTexts) {
  const [, root, branch] = row.place;
  const base = text36(root, 8) + text36(branch, 4);
  const unit = tellUnit(row, codes);
  return {
    cnpj: base + cnpjCheckDigits(base),
    ...tellFirm(row, codes),
    nome_fantasia: unit.nome_fantasia,
    situacao_cadastral: unit.situacao_cadastral,
    tipo: unit.tipo,
    data_inicio_atividade: unit.data_inicio_atividade,
    cnae_fiscal_principal: unit.cnae_fiscal_principal,
    municipio: unit.endereco.municipio,
    uf: unit.endereco.uf,
    ...tellTaxes(row),
  };
}

function text36(n: number, length: number): string {
  return n.toString(36).toUpperCase().padStart(length, '0');
}

function cursorOf([far, root, branch]: Place): string {
  return [far, root.toString(36), branch.toString(36)].join('.');
}

function placeOf(cursor: string): Place {
  const [far = '', root = '', branch = ''] = cursor.split('.');
  return [Number(far), Number.parseInt(root, 36), Number.parseInt(branch, 36)];
}

function tooBroad(error: unknown): never {
  if (!(error instanceof SearchTooBroad)) throw error;
  throw new AppError(
    'unprocessable',
    'COMPANY_SEARCH_BROAD',
    'A busca abrange empresas demais. Acrescente uma palavra ou um filtro.',
  );
}
