import type { HistoryFilter } from '../history-entry.js';

/** Puts a value among a statement's parameters and answers its place, such as $2. */
export type Bind = (value: unknown) => string;

/** A statement's parameters: the account is always the first. */
export function parametersOf(accountId: string): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [accountId];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/**
 * The conditions of a filter without its search, for an `entry` of the account $1. They hold for the history, its terms and
 * its totals alike, since their columns have the same names.
 */
export function filterClauses(filter: HistoryFilter, bind: Bind): string[] {
  const clauses = ['entry.account_id = $1'];
  if (filter.type) clauses.push(`entry.type = ${bind(filter.type)}`);
  if (filter.status) clauses.push(`entry.outcome ${filter.status === 'success' ? '=' : '<>'} 'success'`);
  if (filter.from) clauses.push(`entry.created_at >= ${bind(filter.from)}`);
  if (filter.to) clauses.push(`entry.created_at < ${bind(filter.to)}`);
  return clauses;
}
