import type { HistoryFilter } from '../../application/lookup-history.port.js';

/** The conditions of a filter, its values bound by `bind`. */
export function filterClauses(filter: HistoryFilter, bind: (value: unknown) => string): string[] {
  const clauses: string[] = [];
  if (filter.type) clauses.push(`type = ${bind(filter.type)}`);
  if (filter.status) clauses.push(filter.status === 'success' ? `outcome = 'success'` : `outcome <> 'success'`);
  if (filter.from) clauses.push(`created_at >= ${bind(filter.from)}`);
  if (filter.to) clauses.push(`created_at < ${bind(filter.to)}`);
  return clauses;
}
