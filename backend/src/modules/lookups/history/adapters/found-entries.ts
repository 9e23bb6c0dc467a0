import type { HistoryFilter, RunSearch } from '../history-entry.js';
import { type Bind, filterClauses } from './history-filter.js';

/** How each part of a search is read: `inOrder` ends it, and `newest` limits the entries of a first term that are looked at. */
export interface Reading {
  /** Columns of `entry`. */
  readonly columns: string;
  readonly clauses: readonly string[];
  readonly inOrder: string;
  readonly newest?: number;
}

/**
 * The entries that a search finds, as a statement's FROM; empty when it can find none. Each wanted type and each
 * alternative is read for itself, in the order of an index and no further than asked. An alternative begins with its rarest
 * term. No entry comes twice: it has the terms of one input, and those of a wanted type come by their type; one that is found by
 * its subject's label too comes once for both.
 */
export function foundEntries(
  filter: HistoryFilter,
  { types, alternatives: searched, labelled: subjects = [] }: RunSearch,
  bind: Bind,
  reading: Reading,
): string {
  const alternatives = [...searched, ...subjects.map((subject) => [subject])];
  const clauses = [...filterClauses(filter, bind), ...reading.clauses];
  const labelled = filter.type ? types.filter((type) => type === filter.type) : types;
  const parts: string[] = [];
  if (labelled.length > 0) parts.push(ofTypes(labelled, clauses, bind, reading));
  const allOfType = filter.type !== null && labelled.length > 0;
  if (alternatives.length > 0 && !allOfType) parts.push(withTerms(types, alternatives, clauses, bind, reading));
  const all = parts.join(' UNION ALL ');
  return subjects.length > 0 && all !== '' ? `SELECT DISTINCT * FROM (${all}) AS repeated` : all;
}

function ofTypes(types: readonly string[], clauses: readonly string[], bind: Bind, reading: Reading): string {
  return `SELECT found.* FROM unnest(${bind(types)}::text[]) AS wanted(type) CROSS JOIN LATERAL (
    SELECT ${reading.columns} FROM lookup_history AS entry
    WHERE ${[...clauses, 'entry.type = wanted.type'].join(' AND ')} ${reading.inOrder}) AS found`;
}

function withTerms(
  types: readonly string[],
  alternatives: RunSearch['alternatives'],
  clauses: readonly string[],
  bind: Bind,
  { columns, inOrder, newest }: Reading,
): string {
  const firsts = bind(alternatives.map(([first]) => first));
  const others = bind(alternatives.map(([, ...rest]) => (rest.length > 0 ? `{${rest}}` : null)));
  const looked = newest
    ? `(SELECT * FROM lookup_history_terms AS entry WHERE entry.account_id = $1 AND entry.term = wanted.term
        ORDER BY created_at DESC, id DESC LIMIT ${bind(newest)})`
    : 'lookup_history_terms';
  const where = [
    ...clauses,
    'entry.term = wanted.term',
    ...(types.length > 0 ? [`entry.type <> ALL (${bind(types)}::text[])`] : []),
    ...(alternatives.some(({ length }) => length > 1) ? [HAS_ALL_OTHERS] : []),
  ];
  return `SELECT found.* FROM unnest(${firsts}::bigint[], ${others}::text[]) AS wanted(term, others)
    CROSS JOIN LATERAL (SELECT ${columns} FROM ${looked} AS entry WHERE ${where.join(' AND ')} ${inOrder}) AS found`;
}

const HAS_ALL_OTHERS = `(wanted.others IS NULL OR NOT EXISTS (
  SELECT FROM unnest(wanted.others::bigint[]) AS other(term) WHERE NOT EXISTS (
    SELECT FROM lookup_history_terms t WHERE t.account_id = entry.account_id AND t.term = other.term
      AND t.created_at = entry.created_at AND t.id = entry.id)))`;
