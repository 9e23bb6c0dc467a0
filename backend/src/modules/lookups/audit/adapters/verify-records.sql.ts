import type { ChainedTable } from '../../../../platform/database/chained-table.js';
import { CHAINED_TABLES, markedHash, rowHash } from './row-hash.sql.js';

/**
 * The records of a table that are not what was sealed, or of which nobody knows. A block's hashes are read once, not once a
 * record, and cut up before the join, which would else carry them whole along with each record.
 */
export function differingRecords(table: ChainedTable): string {
  return `
    WITH block AS (
      SELECT number, ids, row_hashes || ''::bytea AS hashes FROM lookup_audit_seals
      WHERE records = '${table.records}' OFFSET 0
    ), sealed AS MATERIALIZED (
      SELECT s.number, t.id, substring(s.hashes FROM 32 * t.place::int - 31 FOR 32) AS hash
      FROM block s, unnest(s.ids) WITH ORDINALITY AS t(id, place)
    ), present AS (
      SELECT a.id, ${rowHash(table)} AS hash FROM ${table.table} a
    )
    SELECT sealed.number AS block, coalesce(sealed.id, present.id) AS id,
      CASE WHEN present.id IS NULL THEN 'missing' WHEN sealed.id IS NULL THEN 'inserted' ELSE 'altered' END AS kind
    FROM sealed FULL JOIN present ON present.id = sealed.id
    WHERE sealed.hash IS DISTINCT FROM present.hash
      AND NOT (sealed.id IS NULL AND EXISTS (SELECT 1 FROM ${table.queue} u WHERE u.id = present.id))
    ORDER BY sealed.number, id
    LIMIT 1000000`;
}

/** The records of a table whose mark no seal vouches for: those that still wait, and those that the sealer found without one. */
export function doubtfulRecords(table: ChainedTable): string {
  return `
    WITH doubtful AS (
      SELECT s.number, unnest(s.unmarked) AS id FROM lookup_audit_seals s
      WHERE s.records = '${table.records}' AND s.unmarked <> '{}'
      UNION ALL SELECT NULL, id FROM ${table.queue}
    )
    SELECT d.number AS block, a.id, ${markedHash(table)} AS hash, a.mac
    FROM doubtful d JOIN ${table.table} a ON a.id = d.id
    ORDER BY d.number, a.id`;
}

/** How many records of each table are sealed, and under null how many of all wait. */
export const COUNTS = `
  SELECT records, sum(cardinality(ids))::float8 AS n FROM lookup_audit_seals GROUP BY records
  UNION ALL SELECT NULL, (${CHAINED_TABLES.map(({ queue }) => `(SELECT count(*) FROM ${queue})`).join(' + ')})::float8`;
