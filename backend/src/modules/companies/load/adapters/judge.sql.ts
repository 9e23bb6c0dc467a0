import type { RowKind } from '../../files/index.js';

export const changesOf = ({ name }: RowKind) => `company_changes_${name}`;
export const stagedOf = ({ name }: RowKind) => `company_staged_${name}`;
export const droppedOf = ({ name }: RowKind) => `company_dropped_${name}`;

/** Rows that the month adds or changes, with their place in its files, and without one those that it has no more. */
export const makeChanges = (kind: RowKind) => `
  CREATE UNLOGGED TABLE ${changesOf(kind)} (k1 bigint NOT NULL, k2 bigint NOT NULL, file smallint, line integer);
  CREATE INDEX ON ${changesOf(kind)} (k1)`;

/** Of a first load: keys that came more than once, with the hash of the row that stands; without a hash none does. */
export const makeDropped = (kind: RowKind) => `
  CREATE TEMP TABLE ${droppedOf(kind)} (k1 bigint, k2 bigint, hash bigint) ON COMMIT DROP`;

export const dropRows = (kind: RowKind) => `
  WITH ranked AS (
    SELECT b.ctid AS place, d.hash, row_number() OVER (PARTITION BY d.k1, d.k2 ORDER BY b.row_hash = d.hash DESC) AS n
    FROM ${kind.table} AS b
    JOIN ${droppedOf(kind)} AS d ON b.cnpj_basico = d.k1${kind.key ? ` AND b.${kind.key} = d.k2` : ''}
  )
  DELETE FROM ${kind.table} WHERE ctid = ANY (ARRAY (SELECT place FROM ranked WHERE n > 1 OR hash IS NULL))`;
