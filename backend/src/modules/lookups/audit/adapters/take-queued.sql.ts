import type { ChainedTable } from '../../../../platform/database/chained-table.js';
import { markedHash, rowHash } from './row-hash.sql.js';

export const HASH_BYTES = 32;
export const MARK_BYTES = 33;

/**
 * Takes `$1` records at most out of a queue: their ids, hashes and marks, in one order. One that is gone before its sealing
 * is sealed as gone, and so found missing ever after.
 */
export function takeQueued(table: ChainedTable): string {
  return `
    WITH taken AS (
      DELETE FROM ${table.queue} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table.queue} ORDER BY created_at, id LIMIT $1
      )) RETURNING created_at, id
    )
    SELECT date_trunc('milliseconds', now()) AS sealed_at,
      max(t.created_at)::text AS records_until,
      array_agg(t.id ORDER BY t.created_at, t.id) AS ids,
      ${joined(`coalesce(${rowHash(table)}, ${nought(HASH_BYTES)})`)} AS row_hashes,
      ${joined(`coalesce(${markedHash(table)}, ${nought(HASH_BYTES)})`)} AS marked_hashes,
      ${joined(`CASE WHEN length(a.mac) = ${MARK_BYTES} THEN a.mac ELSE ${nought(MARK_BYTES)} END`)} AS marks
    FROM taken t LEFT JOIN ${table.table} a ON a.${table.at} = t.created_at AND a.id = t.id
    HAVING count(*) > 0`;
}

function joined(bytes: string): string {
  return `string_agg(${bytes}, ''::bytea ORDER BY t.created_at, t.id)`;
}

function nought(bytes: number): string {
  return `decode(repeat('00', ${bytes}), 'hex')`;
}
