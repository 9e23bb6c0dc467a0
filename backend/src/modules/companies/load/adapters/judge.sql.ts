import type { RowKind } from '../../files/index.js';

export const surveyOf = ({ name }: RowKind) => `company_survey_${name}`;
export const changesOf = ({ name }: RowKind) => `company_changes_${name}`;
export const stagedOf = ({ name }: RowKind) => `company_staged_${name}`;

const doublesOf = ({ name }: RowKind) => `company_doubles_${name}`;
/** A row of the register's own table by a survey's columns. */
const isRow = (kind: RowKind, survey: string) =>
  `b.cnpj_basico = ${survey}.k1${kind.key ? ` AND b.${kind.key} = ${survey}.k2` : ''}`;

/** Unlogged like the notes of what is done: a crash of the database empties both. */
export const makeSurvey = (kind: RowKind) => `
  CREATE UNLOGGED TABLE IF NOT EXISTS ${surveyOf(kind)} (
    k1 bigint NOT NULL, k2 bigint NOT NULL, hash bigint NOT NULL, file smallint NOT NULL, line integer NOT NULL
  ) WITH (autovacuum_enabled = off)`;

export const findDoubles = (kind: RowKind) => `
  CREATE TEMP TABLE ${doublesOf(kind)} ON COMMIT DROP AS
  SELECT k1, ${kind.key ? 'k2' : '0 AS k2'} FROM ${surveyOf(kind)} GROUP BY k1${kind.key ? ', k2' : ''} HAVING count(*) > 1`;

/** Of a first load, whose rows are there already: of those with one key the last stands, in the order of files and lines. */
export const dropDoubles = (kind: RowKind) => `
  WITH last AS (
    SELECT DISTINCT ON (k1, k2) k1, k2, hash FROM ${surveyOf(kind)} JOIN ${doublesOf(kind)} USING (k1, k2)
    ORDER BY k1, k2, file DESC, line DESC
  ),
  ranked AS (
    SELECT b.ctid AS place, row_number() OVER (PARTITION BY l.k1, l.k2 ORDER BY b.row_hash = l.hash DESC) AS n
    FROM ${kind.table} AS b JOIN last AS l ON ${isRow(kind, 'l')}
  )
  DELETE FROM ${kind.table} WHERE ctid = ANY (ARRAY (SELECT place FROM ranked WHERE n > 1))`;

/** The same in the survey, which says where the others stood. $1 the load, $2 its files' names by number. */
export const keepLastOfSameKey = (kind: RowKind) => `
  WITH ranked AS (
    SELECT s.ctid AS place, row_number() OVER (PARTITION BY s.k1, s.k2 ORDER BY s.file DESC, s.line DESC) AS n
    FROM ${surveyOf(kind)} AS s JOIN ${doublesOf(kind)} USING (k1, k2)
  ),
  gone AS (
    DELETE FROM ${surveyOf(kind)} WHERE ctid = ANY (ARRAY (SELECT place FROM ranked WHERE n > 1)) RETURNING file, line
  )
  INSERT INTO company_load_issues (load_id, file, line, reason)
  SELECT $1, ($2::text[])[file + 1], line, 'duplicado' FROM gone ON CONFLICT DO NOTHING`;

/** What belongs to no company of the month is kept aside; with `rows` it is in the register's own table, and goes there too. */
export const setOrphansAside = (kind: RowKind, firms: RowKind, rows: boolean) => `
  WITH gone AS (
    DELETE FROM ${surveyOf(kind)} AS s
    WHERE NOT EXISTS (SELECT FROM ${surveyOf(firms)} AS f WHERE f.k1 = s.k1) RETURNING k1, k2, file, line
  )${rows ? `, dropped AS (DELETE FROM ${kind.table} AS b USING gone WHERE ${isRow(kind, 'gone')})` : ''}
  INSERT INTO company_load_issues (load_id, file, line, reason)
  SELECT $1, ($2::text[])[file + 1], line, 'orfao' FROM gone ON CONFLICT DO NOTHING`;

/** Rows that the month adds or changes, with their place in its files, and without one those that it has no more. */
export const findChanges = (kind: RowKind) => `
  CREATE UNLOGGED TABLE ${changesOf(kind)} AS
  SELECT coalesce(s.k1, b.cnpj_basico) AS k1, coalesce(s.k2, ${kind.key ? `b.${kind.key}` : '0'}) AS k2, s.file, s.line
  FROM ${surveyOf(kind)} AS s
  FULL JOIN ${kind.table} AS b ON s.k1 = b.cnpj_basico ${kind.key ? `AND s.k2 = b.${kind.key}` : ''}
  WHERE s.hash IS DISTINCT FROM b.row_hash`;
