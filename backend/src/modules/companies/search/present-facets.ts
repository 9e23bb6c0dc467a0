import type { CodeTexts } from '../query/index.js';
import type { FacetRow } from './company-search.queries.js';
import { SIZES, STATUSES, wordOf } from './search-codes.js';

/** One value of a filter, and how many of those found have it. */
export interface Facet {
  /** As the filter takes it. */
  readonly valor: string;
  readonly descricao: string | null;
  readonly quantidade: number;
}

export type Facets = Readonly<Record<FacetRow['facet'], readonly Facet[]>>;

const MOST = 30;

/** The most frequent values of each filter, the most frequent first. */
export function presentFacets(rows: readonly FacetRow[], codes: CodeTexts): Facets {
  const of = (facet: FacetRow['facet'], tell: (value: string) => Pick<Facet, 'valor' | 'descricao'> | null) =>
    rows
      .filter((row) => row.facet === facet)
      .slice(0, MOST)
      .flatMap(({ value, n }) => {
        const told = tell(value);
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
    municipio: of('municipio', (value) => ({ valor: value, descricao: codes.of('Municipios', Number(value)) })),
  };
}
