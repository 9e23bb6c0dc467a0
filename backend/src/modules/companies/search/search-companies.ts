import { Injectable } from '@nestjs/common';
import { AuditSearch } from '../../lookups/index.js';
import type { CodeTexts } from '../query/index.js';
import type { CompanyFilter } from './company-filter.js';
import type { FacetRow } from './company-search.queries.js';
import { type Begun, type Caller, FindCompanies, type PresentedCompany } from './find-companies.js';
import { SIZES, STATUSES, wordOf } from './search-codes.js';
import type { Place } from './search-filter.js';

const MOST = 30;

interface CompanyPageRequest extends CompanyFilter {
  readonly cursor?: string;
  readonly limit?: number;
}

export interface CompanySearchResult {
  readonly data: readonly PresentedCompany[];
  /** With the first page alone, and not where rows are withheld of more than can be judged. */
  readonly facets: Facets | null;
  readonly nextCursor: string | null;
  readonly total: number | null;
  /** There are more than `total`. */
  readonly capped: boolean;
  /** AAAA-MM; null while no month is in force. */
  readonly month: string | null;
}

const USUAL_SIZE = 25;
const NOTHING: CompanySearchResult = { data: [], facets: null, nextCursor: null, total: 0, capped: false, month: null };

/** A search of the register of companies, page by page; each page costs one of the plan's lookups of the day, unless no month is in force. */
@Injectable()
export class SearchCompanies {
  constructor(
    private readonly find: FindCompanies,
    private readonly audit: AuditSearch,
  ) {}

  /** What was paid for is the answer of the idempotency key, hashed. Throws AppError as a lookup does, and INVALID_INPUT, PURPOSE_REQUIRED, COMPANY_SEARCH_BROAD. */
  async run(caller: Caller, filter: CompanyPageRequest, requestKey?: Buffer | null): Promise<CompanySearchResult> {
    const begun = await this.find.begin(caller, filter);
    return begun.context.spending(
      () => this.page(begun, filter),
      ({ month }) => month !== null,
      requestKey,
    );
  }

  /** A page that was paid for, read again under the rules of this moment. */
  async again(caller: Caller, filter: CompanyPageRequest): Promise<CompanySearchResult> {
    return this.page(await this.find.begin(caller, filter), filter);
  }

  private async page(begun: Begun, { cursor, limit: size = USUAL_SIZE, ...filter }: CompanyPageRequest) {
    const place = cursor === undefined ? null : placeOf(cursor);
    const found = await this.find.read(begun, place, size);
    if (!found) return NOTHING;
    const { data, last, facets, total, capped, codes, month, source } = found;
    if (!begun.person && data.length > 0) {
      await this.audit.recordSearch(begun.caller, data.length, JSON.stringify(filter), source);
    }
    return {
      data,
      facets: place ? null : facets && presentFacets(facets, codes),
      nextCursor: last ? cursorOf(last) : null,
      total: place ? null : total,
      capped,
      month,
    };
  }
}

function cursorOf([far, root, branch]: Place): string {
  return [far, root.toString(36), branch.toString(36)].join('.');
}

function placeOf(cursor: string): Place {
  const [far = '', root = '', branch = ''] = cursor.split('.');
  return [Number(far), Number.parseInt(root, 36), Number.parseInt(branch, 36)];
}

/** One value of a filter, and how many of those found have it. */
interface Facet {
  /** As the filter takes it. */
  readonly valor: string;
  readonly descricao: string | null;
  readonly quantidade: number;
}

type Facets = Readonly<Record<Exclude<FacetRow['facet'], 'municipio'>, readonly Facet[]>> & {
  /** Two may have one name. */
  readonly municipio: ReadonlyArray<Facet & { readonly uf: string | null }>;
};

/** The most frequent values of each filter, the most frequent first. */
function presentFacets(rows: readonly FacetRow[], codes: CodeTexts): Facets {
  const of = <Told extends Omit<Facet, 'quantidade'>>(
    facet: FacetRow['facet'],
    tell: (value: string, state: string | null) => Told | null,
  ) =>
    rows
      .filter((row) => row.facet === facet)
      .slice(0, MOST)
      .flatMap(({ value, state, n }) => {
        const told = tell(value, state);
        return told ? [{ ...told, quantidade: n }] : [];
      });
  const named = (words: Readonly<Record<string, number>>) => (value: string) => {
    const valor = wordOf(words, Number(value));
    return valor === null ? null : { valor, descricao: null };
  };
  return {
    uf: of('uf', (valor) => ({ valor, descricao: null })),
    situacao: of('situacao', named(STATUSES)),
    porte: of('porte', named(SIZES)),
    cnae: of('cnae', (value) => ({ valor: value.padStart(7, '0'), descricao: codes.of('Cnaes', Number(value)) })),
    municipio: of('municipio', (valor, uf) => ({ valor, descricao: codes.of('Municipios', Number(valor)), uf })),
  };
}
