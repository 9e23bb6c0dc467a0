import type { Reads } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import {
  HISTORY_GROUPS,
  type HistoryCursor,
  type HistoryFilter,
  type HistoryPage,
  type HistoryPageRequest,
} from '../history-entry.js';
import { foundEntries } from './found-entries.js';
import { type Bind, filterClauses, parametersOf } from './history-filter.js';
import { ENTRY_COLUMNS, entriesBy, entryOf, type HistoryRow } from './history-rows.js';

/** A range of the sort order within which entries go by time, so that an index yields them in order. */
interface Group {
  readonly name: string;
  readonly only: Partial<HistoryFilter>;
}

/** One page, found by where the last one ended and not by counting: as quick for the last page as for the first. */
export async function historyPage(sql: Reads, accountId: string, request: HistoryPageRequest): Promise<HistoryPage> {
  const rows = await pageRows(sql, accountId, request);
  const page = rows.slice(0, request.limit);
  const last = page.at(-1);
  return {
    entries: page.map(({ row }) => entryOf(row)),
    next: rows.length > request.limit && last ? { group: last.group, id: last.row.id } : null,
  };
}

/** The page's rows and one more, if there is one. */
async function pageRows(
  sql: Reads,
  accountId: string,
  request: HistoryPageRequest,
): Promise<{ group: string; row: HistoryRow }[]> {
  const found: { group: string; row: HistoryRow }[] = [];
  for (const group of groupsFrom(request)) {
    const wanted = request.limit + 1 - found.length;
    const cursor = request.cursor?.group === group.name ? request.cursor : null;
    const statement = statementOf(accountId, request, group, cursor, wanted);
    const rows = statement ? await sql.rows<HistoryRow>(statement.text, statement.values) : [];
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
  if (sort === 'type') return HISTORY_GROUPS.type.map((type) => ({ name: type, only: { type } }));
  if (sort === 'status') return HISTORY_GROUPS.status.map((status) => ({ name: status, only: { status } }));
  return [{ name: '', only: {} }];
}

function statementOf(
  accountId: string,
  { sort, filter: asked }: HistoryPageRequest,
  group: Group,
  cursor: HistoryCursor | null,
  limit: number,
): { text: string; values: unknown[] } | null {
  const filter = { ...asked, ...group.only };
  const { values, bind } = parametersOf(accountId);
  const direction = sort === 'oldest' ? 'ASC' : 'DESC';
  const inOrder = `ORDER BY created_at ${direction}, id ${direction} LIMIT ${bind(limit)}`;
  const after = cursor ? clausesAfter(cursor, sort === 'oldest' ? '>' : '<', bind) : [];
  if (!filter.search) {
    const where = [...filterClauses(filter, bind), ...after].join(' AND ');
    return { text: `SELECT ${ENTRY_COLUMNS} FROM lookup_history AS entry WHERE ${where} ${inOrder}`, values };
  }
  const reading = { columns: 'entry.created_at, entry.id', clauses: after, inOrder };
  const found = foundEntries(filter, filter.search, bind, reading);
  const text = `SELECT ${ENTRY_COLUMNS} FROM ${entriesBy(`(${found}) AS found (made_at, entry_id)`, '*')} ${inOrder}`;
  return found === '' ? null : { text, values };
}

function clausesAfter(cursor: HistoryCursor, beyond: '<' | '>', bind: Bind): string[] {
  const at = bind(idTime(cursor.id));
  return [
    `(entry.created_at, entry.id) ${beyond} (${at}::timestamptz, ${bind(cursor.id)}::uuid)`,
    // Said once more on the partition key alone, so that other months are left out.
    `entry.created_at ${beyond}= ${at}::timestamptz`,
  ];
}
