import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import type { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import type {
  HistoryCursor,
  HistoryFilter,
  HistoryPage,
  HistoryPageRequest,
} from '../../application/lookup-history.port.js';
import { filterClauses } from './history-filter.js';
import { ENTRY_COLUMNS, entryOf, type HistoryRow } from './history-rows.js';
import { countEntries } from './history-total.js';

/** A stretch of the sort order within which entries go by time, so that an index yields them in order. */
interface Group {
  readonly name: string;
  readonly only: Partial<HistoryFilter>;
}

/** One page, found by where the last one ended and not by counting: as quick for the last page as for the first. */
export async function historyPage(sql: Sql, request: HistoryPageRequest): Promise<HistoryPage> {
  const [rows, total] = await Promise.all([pageRows(sql, request), countEntries(sql, request)]);
  const page = rows.slice(0, request.limit);
  const last = page.at(-1);
  return {
    entries: page.map(({ row }) => entryOf(row)),
    next: rows.length > request.limit && last ? { group: last.group, id: last.row.id } : null,
    total,
  };
}

/** The page's rows and one more, if there is one. */
async function pageRows(sql: Sql, request: HistoryPageRequest): Promise<{ group: string; row: HistoryRow }[]> {
  const found: { group: string; row: HistoryRow }[] = [];
  for (const group of groupsFrom(request)) {
    const wanted = request.limit + 1 - found.length;
    const cursor = request.cursor?.group === group.name ? request.cursor : null;
    const { text, values } = statement(request, group, cursor, wanted);
    const rows = await sql.rows<HistoryRow>(text, values);
    found.push(...rows.map((row) => ({ group: group.name, row })));
    if (found.length > request.limit) break;
  }
  return found;
}

function groupsFrom({ sort, filter, cursor }: HistoryPageRequest): Group[] {
  const groups = groupsOf(sort).filter(
    ({ only }) =>
      (!only.type || !filter.type || only.type === filter.type) &&
      (!only.status || !filter.status || only.status === filter.status),
  );
  const start = cursor ? groups.findIndex(({ name }) => name === cursor.group) : 0;
  return start < 0 ? [] : groups.slice(start);
}

function groupsOf(sort: HistoryPageRequest['sort']): Group[] {
  if (sort === 'type') return LOOKUP_TYPES.map((type) => ({ name: type, only: { type } }));
  if (sort === 'status') return (['success', 'error'] as const).map((status) => ({ name: status, only: { status } }));
  return [{ name: '', only: {} }];
}

function statement(
  { accountId, filter, sort }: HistoryPageRequest,
  group: Group,
  cursor: HistoryCursor | null,
  limit: number,
): { text: string; values: unknown[] } {
  const values: unknown[] = [accountId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const ascending = sort === 'oldest';
  const where = ['account_id = $1', ...filterClauses({ ...filter, ...group.only }, bind)];
  if (cursor) {
    const at = bind(idTime(cursor.id));
    where.push(`(created_at, id) ${ascending ? '>' : '<'} (${at}::timestamptz, ${bind(cursor.id)}::uuid)`);
    // Said once more on the partition key alone, so that other months are left out.
    where.push(`created_at ${ascending ? '>=' : '<='} ${at}::timestamptz`);
  }
  const direction = ascending ? 'ASC' : 'DESC';
  const text = `SELECT ${ENTRY_COLUMNS} FROM lookup_history WHERE ${where.join(' AND ')}
    ORDER BY created_at ${direction}, id ${direction} LIMIT ${bind(limit)}`;
  return { text, values };
}
