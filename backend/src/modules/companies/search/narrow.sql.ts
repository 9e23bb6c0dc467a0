import { type ListFilter, narrowed } from '../../../platform/database/paged-list.js';
import type { Place, SearchFilter } from './search-filter.js';

/** Columns of what is found: its keys, and what facets count. */
export const KEYS = 's.cnpj_basico, s.ordem, s.uf, s.situacao, s.cnae, s.municipio, s.porte';

const FACTS = `company_facts(s.uf, s.situacao, s.porte, s.natureza, s.cnae, s.municipio, s.simples, s.mei, s.inicio, s.capital_cents)`;
/** Days before stand under one fact, as do those after. */
const [BEFORE, LAST_YEAR] = [1990, 2030];
/** A capital has less than a million millions of reais, in cents. */
const MOST_DIGITS = 15;
const ACTIVE = 2;
/** Sole traders and limited companies: nine of ten. */
const COMMON = [2135, 2062];
/** A stretch of more years, or thirds of a digit of the capital, than these is one that many are in. */
const LONG = 2;
/** So many facts narrow about as much as all would. */
const MOST_FACTS = 2;

/** What rows `s` of company_search are asked for: exactly, and by facts that its index has, which may find more. */
export interface Narrowing {
  readonly exact: readonly string[];
  readonly facts: readonly string[];
  /** The one of these that fewest companies have; none where many have each of them. */
  readonly rare: readonly string[];
  /** What all of them call `$1`, `$2` … */
  readonly values: readonly unknown[];
}

/** `named` is what the statement calls `$1` … already; with it the index of facts is asked only where `asksFacts` says so. */
export function narrowingOf(filter: SearchFilter, named: readonly unknown[] = [], asksFacts = true): Narrowing {
  const uf = numberOfState(filter.uf);
  const { cnaes, municipios, naturezas, situacao, porte, openedFrom, openedUntil, leastCents, mostCents } = filter;
  const exact = narrowed(
    [
      ['s.cnpj_basico = ANY(?::bigint[])', filter.roots],
      ['s.cnae = ANY(?::int[])', cnaes],
      ['s.municipio = ANY(?::int[])', municipios],
      ['s.natureza = ANY(?::int[])', naturezas],
      ['s.uf = ?::int', uf],
      ['s.situacao = ?::int', situacao],
      ['s.porte = ?::int', porte],
      ['s.inicio >= ?::date', openedFrom],
      ['s.inicio <= ?::date', openedUntil],
      ['s.capital_cents >= ?::bigint', leastCents],
      ['s.capital_cents <= ?::bigint', mostCents],
      ['s.simples = ?::boolean', filter.simples],
      ['s.mei = ?::boolean', filter.mei],
    ],
    named,
  );
  const any = (number: number, values: readonly number[] | undefined) =>
    [`${FACTS} && ?::int[]`, values?.map((value) => value * 16 + number)] as const;
  const one = (number: number, value: number | boolean | undefined) =>
    any(number, value === undefined ? undefined : [Number(value)]);
  const ranges = [any(10, capitalsOf(leastCents, mostCents)), any(9, yearsOf(openedFrom, openedUntil))] as const;
  const isLong = ([, values]: ListFilter) => ((values as readonly number[] | undefined) ?? []).length > LONG;
  const rare = thoseOfFew(filter);
  const few = given(
    ...[any(6, municipios), any(5, cnaes), one(1, uf), one(2, rare.situacao)],
    ...[any(4, rare.naturezas), ...ranges.filter((range) => !isLong(range))],
  );
  const many = given(
    ...[one(3, porte), any(4, rare.naturezas ? undefined : naturezas), one(2, rare.situacao ? undefined : situacao)],
    ...[one(8, filter.mei), one(7, filter.simples), ...ranges.filter(isLong)],
  );
  const facts = narrowed(asksFacts ? [...few, ...many].slice(0, MOST_FACTS) : [], exact.values);
  const counted = few.length > 0 ? facts.conditions.slice(0, 1) : [];
  return { exact: exact.conditions, facts: facts.conditions, rare: counted, values: facts.values };
}

/** Without the status and the natures that most have. */
export function thoseOfFew({ situacao, naturezas, ...filter }: SearchFilter): SearchFilter {
  const isCommon = naturezas?.some((code) => COMMON.includes(code));
  return {
    ...filter,
    ...(situacao === undefined || situacao === ACTIVE ? {} : { situacao }),
    ...(naturezas === undefined || isCommon ? {} : { naturezas }),
  };
}

/** A state as the table has it. */
export function numberOfState(uf: string | undefined): number | undefined {
  return uf === undefined ? undefined : uf.charCodeAt(0) * 256 + uf.charCodeAt(1);
}

function given(...filters: readonly ListFilter[]): ListFilter[] {
  return filters.filter(([, value]) => value !== undefined);
}

/** Adds a place to the values; its row comes before those that are left. */
export function after(place: Place | null, values: readonly unknown[]) {
  const at = (nth: number) => `$${values.length + nth}`;
  const [far, root, branch] = [`${at(1)}::int`, `${at(2)}::bigint`, `${at(3)}::int`];
  return {
    values: [...values, ...(place ?? [])],
    /** Where all are equally near; the index has the first of both keys. */
    byKey: place ? [`s.cnpj_basico >= ${root}`, `(0, s.cnpj_basico, s.ordem) > (${far}, ${root}, ${branch})`] : [],
    byNearness: place ? [`(far, cnpj_basico, ordem) > (${far}, ${root}, ${branch})`] : [],
  };
}

export const whereOf = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;

function yearsOf(from: string | undefined, until: string | undefined): number[] | undefined {
  if (from === undefined && until === undefined) return undefined;
  const year = (day: string) => (day < '2000' ? BEFORE : Math.min(Number(day.slice(0, 4)), LAST_YEAR));
  return upTo(from ? year(from) : BEFORE, until ? year(until) : LAST_YEAR).filter(
    (one) => one <= BEFORE || one >= 2000,
  );
}

function capitalsOf(least: number | undefined, most: number | undefined): number[] | undefined {
  if (least === undefined && most === undefined) return undefined;
  const stretch = (cents: number) => String(cents).length * 3 + (String(cents) < '2' ? 0 : String(cents) < '5' ? 1 : 2);
  return upTo(stretch(least ?? 0), most === undefined ? MOST_DIGITS * 3 + 2 : stretch(most));
}

function upTo(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
}
