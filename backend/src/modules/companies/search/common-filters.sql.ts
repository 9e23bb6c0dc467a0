import { numberOfState, thoseOfFew } from './narrow.sql.js';
import type { SearchFilter } from './search-filter.js';

/** What many establishments have, such as a municipality or an activity, and which share of all. */
export interface CommonRow {
  readonly attname: 'municipio' | 'uf' | 'cnae' | 'situacao' | 'natureza';
  readonly value: number;
  readonly share: number;
  readonly rows: number;
}

/** What PostgreSQL's statistics of the table say: nothing of what fewer have, nor before they are first made. */
export const COMMON = `
  SELECT s.attname, m.value, m.share::float8, (m.share * c.reltuples)::float8 AS rows
  FROM pg_stats AS s JOIN pg_class AS c ON c.oid = 'company_search'::regclass,
    unnest(s.most_common_vals::text::int[], s.most_common_freqs) AS m (value, share)
  WHERE s.schemaname = current_schema AND s.tablename = 'company_search' AND s.attname IN ('municipio', 'uf', 'cnae', 'situacao', 'natureza')`;

/** A year, or a third of a digit of the capital, is had by about so many of all. */
const OF_A_STRETCH = 1 / 30;

/** How many have what a search narrows by, about. */
export class CommonFilters {
  constructor(private readonly common: readonly CommonRow[]) {}

  /** Of place and activity together, as if neither said anything of the other; 0 where that is not known, which may be few. */
  rowsOf(filter: SearchFilter): number {
    const [place, activity] = [this.placeOf(filter), this.of('cnae', filter.cnaes)];
    return place && activity ? place.rows * activity.share : ((place ?? activity)?.rows ?? 0);
  }

  /** Of the one filter that a search without words counts by; 0 where that is not known, which may be few. */
  rowsOfRare(filter: SearchFilter): number {
    const { municipios, cnaes, uf, situacao, naturezas } = thoseOfFew(filter);
    const one = (value: number | undefined) => (value === undefined ? undefined : [value]);
    const rare =
      this.of('municipio', municipios) ??
      this.of('cnae', cnaes) ??
      this.of('uf', one(numberOfState(uf))) ??
      this.of('situacao', one(situacao)) ??
      this.of('natureza', naturezas);
    return rare?.rows ?? this.all() * OF_A_STRETCH;
  }

  /** Of names with some word, the share whose companies are in that place; 0 where that is not known. An activity says too much of names. */
  shareOfNames(filter: SearchFilter): number {
    return this.placeOf(filter)?.share ?? 0;
  }

  private placeOf({ municipios, uf }: SearchFilter) {
    const state = numberOfState(uf);
    return this.of('municipio', municipios) ?? this.of('uf', state === undefined ? undefined : [state]);
  }

  private all(): number {
    const [known] = this.common;
    return known ? known.rows / known.share : 0;
  }

  private of(attname: CommonRow['attname'], values: readonly number[] | undefined) {
    if (values === undefined) return null;
    const own = this.common.filter((one) => one.attname === attname && values.includes(one.value));
    return own.reduce((sum, one) => ({ rows: sum.rows + one.rows, share: sum.share + one.share }), {
      rows: 0,
      share: 0,
    });
  }
}
