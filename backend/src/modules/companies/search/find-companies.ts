import { Injectable } from '@nestjs/common';
import { AdmitCaller, AuditSearch, type PersonSearch, ProtectPeople } from '../../lookups/index.js';
import {
  type CodeTexts,
  Companies,
  cnpjOf,
  disclosed,
  namedAfter,
  personSource,
  presentFirm,
  presentTaxes,
  presentUnit,
  registerSource,
} from '../query/index.js';
import { type CompanyFilter, searchFilterOf } from './company-filter.js';
import {
  CompanySearch,
  type FacetRow,
  type FoundRow,
  MOST_PARTNERS,
  SearchTooBroad,
} from './company-search.queries.js';
import { searchTooBroad, wordsOf } from './refusals.js';
import { returnedCounts } from './returned-counts.js';
import type { Place, SearchFilter } from './search-filter.js';
import { searchWords } from './search-words.js';

export type Caller = Parameters<AdmitCaller['admit']>[0]['caller'];
export type PresentedCompany = ReturnType<typeof tellFound>;

/** A search that was let in. */
export interface Begun {
  readonly caller: Caller;
  readonly filter: CompanyFilter;
  readonly words: readonly string[] | undefined;
  readonly person: PersonSearch | null;
  readonly context: Awaited<ReturnType<AdmitCaller['admit']>>;
}

/** So many are judged, however short the page: where it ends, and small totals, would tell of one that is withheld. */
const LEAST_JUDGED = 50;

export interface Found {
  /** Without companies of sole traders who are suppressed. */
  readonly data: readonly PresentedCompany[];
  /** Where the last of them stands, if there are more. */
  readonly last: Place | null;
  /** Null where rows are withheld and more was found than these and the page. */
  readonly facets: readonly FacetRow[] | null;
  readonly total: number;
  /** There are more than `total`. */
  readonly capped: boolean;
  readonly codes: CodeTexts;
  readonly source: ReturnType<typeof registerSource>;
  /** AAAA-MM. */
  readonly month: string;
}

/**
 * Finds companies of the register for whoever may look up a CNPJ. By a person's name they are found as the lookup by name finds
 * people: for a purpose, on record in the audit, and not by partners who may be minors or are suppressed.
 */
@Injectable()
export class FindCompanies {
  constructor(
    private readonly search: CompanySearch,
    private readonly companies: Companies,
    private readonly admission: AdmitCaller,
    private readonly people: ProtectPeople,
    private readonly audit: AuditSearch,
  ) {}

  /** Throws AppError for whoever may not, and INVALID_INPUT, PURPOSE_REQUIRED. */
  async begin(caller: Caller, filter: CompanyFilter): Promise<Begun> {
    const words = filter.text === undefined ? undefined : wordsOf(filter.text);
    const { socio, finalidade = null } = filter;
    const context = await this.admission.admit({ caller, query: socio === undefined ? {} : { nome: socio } });
    const person = socio === undefined ? null : this.audit.person(caller, socio, finalidade);
    return { caller, filter, words, person, context };
  }

  /** So many after a place; null while no month is in force. Throws COMPANY_SEARCH_BROAD. */
  async read({ caller, filter, words, person }: Begun, place: Place | null, size: number): Promise<Found | null> {
    const inForce = await this.companies.inForce();
    if (!inForce) return null;
    const codes = await this.companies.codesOf(inForce.loadId);
    const roots = person ? await this.rootsOf(person).catch(tooBroad) : undefined;
    const coded = { ...searchFilterOf(filter, codes), words, roots };
    const { found, rows, shown, all, whole } = await this.judged(coded, place, size, codes);
    const data = all.slice(0, size);
    const source = registerSource(inForce);
    if (person) await this.audit.record(caller, person, personSource(inForce), data.length > 0);
    const counts = returnedCounts(found, { whole, withheld: rows.length - shown.length, shown });
    // A place tells which company stands there: that of one which is withheld only where all that were judged are.
    const end = all.length > 0 ? shown[data.length - 1] : rows.at(-1);
    const last = whole && all.length === data.length ? null : (end?.place ?? null);
    return { data, last, ...counts, capped: found.capped, codes, source, month: inForce.month };
  }

  /** The rows of the page, and of LEAST_JUDGED where it has fewer; and which of them are shown, `all`. */
  private async judged(filter: SearchFilter, place: Place | null, size: number, codes: CodeTexts) {
    const most = Math.max(size, LEAST_JUDGED);
    const found = await this.search.page(filter, place, most + 1).catch(tooBroad);
    const rows = found.rows.slice(0, most);
    const isOfSuppressed = namedAfter(await this.people.suppressing());
    const open = rows.filter(({ razao_social, nome_fantasia }) => !isOfSuppressed(razao_social, nome_fantasia));
    const all =
      (await disclosed(
        this.people,
        open.map((row) => tellFound(row, codes)),
      )) ?? [];
    const told = new Set(all.map(({ cnpj }) => cnpj));
    const shown = rows.filter(({ place }) => told.has(cnpjOf(place[1], place[2])));
    return { found, rows, shown, all, whole: found.rows.length <= most };
  }

  /** The companies whose partners have that name, but for partners who are suppressed. */
  private async rootsOf({ query }: PersonSearch): Promise<readonly number[]> {
    const partners = await this.search.partners(searchWords(query.nome ?? ''));
    if (partners.length > MOST_PARTNERS) throw new SearchTooBroad();
    const suppresses = await this.people.suppressing();
    return partners.filter(({ nome, documento }) => !suppresses({ nome, cpf: documento })).map(({ root }) => root);
  }
}

function tellFound(row: FoundRow, codes: CodeTexts) {
  const [, root, branch] = row.place;
  const unit = presentUnit(row, codes);
  return {
    cnpj: cnpjOf(root, branch),
    ...presentFirm(row, codes),
    nome_fantasia: unit.nome_fantasia,
    situacao_cadastral: unit.situacao_cadastral,
    tipo: unit.tipo,
    data_inicio_atividade: unit.data_inicio_atividade,
    cnae_fiscal_principal: unit.cnae_fiscal_principal,
    municipio: unit.endereco.municipio,
    uf: unit.endereco.uf,
    ...presentTaxes(row),
  };
}

function tooBroad(error: unknown): never {
  throw error instanceof SearchTooBroad ? searchTooBroad() : error;
}
