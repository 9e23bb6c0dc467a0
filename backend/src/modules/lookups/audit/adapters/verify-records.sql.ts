import type { ChainedTable } from '../../../../platform/database/chained-table.js';
import { CHAINED_TABLES, markedHash, rowHash } from './row-hash.sql.js';

/** Some blocks, up to a number, and the part of the time that goes with them. */
export interface Page {
  readonly number: number;
  readonly records: number;
  /** As PostgreSQL writes it. */
  readonly until: string;
  readonly last: boolean;
}

/**
 * The blocks of `$1` after number `$2`, up to `$3` at most, with some `$5` records. The length of the hashes is known
 * without reading them; what a block says of its end only has to be near it.
 */
export const NEXT_PAGE = `
  SELECT number::float8, total::float8 AS records, until::text, NOT EXISTS (
    SELECT FROM lookup_audit_seals AS later WHERE later.records = $1 AND later.number > page.number AND later.number <= $3
  ) AS last
  FROM (
    SELECT number, n, sum(n) OVER so_far AS total, greatest($4::timestamptz, max(until) OVER so_far) AS until
    FROM (
      SELECT number, length(row_hashes) / 32 AS n, least(records_until, sealed_at) AS until FROM lookup_audit_seals
      WHERE records = $1 AND number > $2 AND number <= $3 ORDER BY number LIMIT $6
    ) AS next WINDOW so_far AS (ORDER BY number)
  ) AS page WHERE total - n < $5 ORDER BY number DESC LIMIT 1`;

export interface Differing {
  readonly block: number | null;
  readonly id: string;
  /** Null: there is no such row in the part. */
  readonly at: string | null;
  readonly sealed: Buffer | null;
  readonly present: Buffer | null;
  readonly doubtful: boolean;
}

/**
 * What is not alike in the blocks after `$1` up to `$2` and in the rows after the moment `$3` up to `$4`, and what the sealer
 * found without a mark. A block's hashes are read once, not once a record, and cut up before the join, which would else
 * carry them whole along with each record.
 */
export function differing(table: ChainedTable): string {
  return `
    WITH block AS (
      SELECT number, ids, unmarked, row_hashes || ''::bytea AS hashes FROM lookup_audit_seals
      WHERE records = '${table.records}' AND number > $1 AND number <= $2 OFFSET 0
    ), sealed AS MATERIALIZED (
      SELECT s.number, t.id, substring(s.hashes FROM 32 * t.place::int - 31 FOR 32) AS hash,
        s.unmarked <> '{}' AND t.id = ANY (s.unmarked) AS doubtful
      FROM block s, unnest(s.ids) WITH ORDINALITY AS t(id, place)
    ), present AS (
      SELECT a.${table.at} AS at, a.id, ${rowHash(table)} AS hash FROM ${table.table} a
      WHERE a.${table.at} > $3 AND a.${table.at} <= $4
    )
    SELECT sealed.number::float8 AS block, coalesce(sealed.id, present.id) AS id, present.at::text AS at,
      sealed.hash AS sealed, present.hash AS present, coalesce(sealed.doubtful, false) AS doubtful
    FROM sealed FULL JOIN present ON present.id = sealed.id
    WHERE sealed.hash IS DISTINCT FROM present.hash OR sealed.doubtful
    LIMIT $5`;
}

export interface Whereabouts {
  /** Among those that were asked for, from 1. */
  readonly place: number;
  readonly block: number | null;
  readonly same: boolean;
  readonly doubtful: boolean;
  readonly queued: boolean;
}

/**
 * Where the rows with the ids `$1` and the hashes `$2` belong, which the blocks of a page do not have. All are looked for by one
 * pass through the index: each pass goes through all that it has not sorted in yet.
 */
export function whereabouts(table: ChainedTable): string {
  return `
    WITH stranger AS (
      SELECT id, hash, place FROM unnest($1::uuid[], $2::bytea[]) WITH ORDINALITY AS t(id, hash, place)
    ), home AS (
      SELECT t.place, min(s.number) AS block, bool_or(t.id = ANY (s.unmarked)) AS doubtful,
        bool_or(substring(s.row_hashes FROM 32 * sealed.place::int - 31 FOR 32) = t.hash) AS same
      FROM lookup_audit_seals s CROSS JOIN LATERAL unnest(s.ids) WITH ORDINALITY AS sealed(id, place)
      JOIN stranger t ON t.id = sealed.id
      WHERE s.ids && $1::uuid[] AND s.records = '${table.records}' GROUP BY t.place
    )
    SELECT place::float8, home.block::float8, coalesce(home.same, false) AS same, coalesce(home.doubtful, false) AS doubtful,
      EXISTS (SELECT FROM ${table.queue} u WHERE u.id = stranger.id) AS queued
    FROM stranger LEFT JOIN home USING (place)`;
}

export interface Mark {
  readonly block: number | null;
  readonly id: string;
  readonly hash: Buffer;
  readonly mac: Buffer;
}

/** The marks of the rows with the keys `$1` and `$2`, of the blocks `$3`. */
export function doubtfulMarks(table: ChainedTable): string {
  return `
    SELECT t.block, a.id, ${markedHash(table)} AS hash, a.mac
    FROM unnest($1::timestamptz[], $2::uuid[], $3::float8[]) AS t(at, id, block)
    JOIN ${table.table} a ON a.${table.at} = t.at AND a.id = t.id`;
}

/** The marks of those that still wait. */
export function waitingMarks(table: ChainedTable): string {
  return `
    SELECT NULL::float8 AS block, a.id, ${markedHash(table)} AS hash, a.mac
    FROM ${table.queue} u JOIN ${table.table} a ON a.${table.at} = u.created_at AND a.id = u.id`;
}

/** How many of all kinds wait. */
export const WAITING = `
  SELECT (${CHAINED_TABLES.map(({ queue }) => `(SELECT count(*) FROM ${queue})`).join(' + ')})::float8 AS n`;
