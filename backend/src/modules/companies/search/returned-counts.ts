import { type FacetRow, type FoundPage, type FoundRow, MOST_COUNTED } from './company-search.queries.js';

const FACETS: readonly FacetRow['facet'][] = ['uf', 'situacao', 'porte', 'cnae', 'municipio'];

/**
 * The counts that are returned where rows of the page are withheld: neither the total nor any value counts these. Values are then those of
 * the page's other rows, where it is `whole` and has all that was found; else none are returned.
 */
export function returnedCounts(
  { facets, total, capped }: Pick<FoundPage, 'facets' | 'total' | 'capped'>,
  page: { readonly whole: boolean; readonly withheld: number; readonly shown: readonly FoundRow[] },
): { facets: readonly FacetRow[] | null; total: number } {
  if (page.withheld === 0) return { facets, total };
  const isFull = capped && total >= MOST_COUNTED;
  return {
    facets: page.whole && !capped ? FACETS.flatMap((facet) => valuesOf(facet, page.shown)) : null,
    total: isFull ? total : total - page.withheld,
  };
}

/** The most frequent first. */
function valuesOf(facet: FacetRow['facet'], rows: readonly FoundRow[]): FacetRow[] {
  const counts = new Map<string, Pick<FacetRow, 'state' | 'n'>>();
  for (const { [facet]: value, uf: state } of rows)
    if (value !== null) counts.set(String(value), { state, n: (counts.get(String(value))?.n ?? 0) + 1 });
  const values = [...counts].map(([value, { state, n }]) => ({ facet, value, state, n }));
  return values.sort((one, other) => other.n - one.n || (one.value < other.value ? -1 : 1));
}
