import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lookups by the hour, and all of them by type and outcome, beside those by the day. */
export class LookupHours1767225600171 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE lookup_counts_pending IN ACCESS EXCLUSIVE MODE');
    await runner.query(ROLL_UP);
    await runner.query(TABLES);
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lookup_counts_pending DROP COLUMN hour;
      DROP TABLE lookup_hourly_counts, lookup_total_counts;
    `);
  }
}

/** What still waits has no hour; in the audit it has one. */
const ROLL_UP = `
  WITH moved AS (
    DELETE FROM lookup_counts_pending RETURNING account_id, day, type, outcome, n
  ), by_day AS (
    INSERT INTO lookup_daily_counts AS c (day, type, outcome, n)
    SELECT day, type, outcome, sum(n) FROM moved GROUP BY 1, 2, 3
    ON CONFLICT (day, type, outcome) DO UPDATE SET n = c.n + excluded.n
  )
  INSERT INTO lookup_account_counts AS c (account_id, type, outcome, n)
  SELECT account_id, type, outcome, sum(n) FROM moved GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (account_id, type, outcome) DO UPDATE SET n = c.n + excluded.n
`;

/** The column's default is for an instance of the version before, for as long as both run. */
const TABLES = `
  ALTER TABLE lookup_counts_pending
    ADD COLUMN hour smallint NOT NULL DEFAULT extract(hour FROM now() AT TIME ZONE 'America/Sao_Paulo');

  CREATE TABLE lookup_hourly_counts (
    day date NOT NULL,
    hour smallint NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (day, hour, type, outcome)
  );
  COMMENT ON COLUMN lookup_hourly_counts.hour IS 'in America/Sao_Paulo, as the day';

  CREATE TABLE lookup_total_counts (
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (type, outcome)
  );
`;

const FILL = `
  INSERT INTO lookup_hourly_counts (day, hour, type, outcome, n)
  SELECT brazilian_day(created_at), brazilian_hour(created_at), type, outcome, count(*)
  FROM lookup_audit WHERE outcome <> 'refused' GROUP BY 1, 2, 3, 4;
  INSERT INTO lookup_total_counts (type, outcome, n)
  SELECT type, outcome, sum(n) FROM lookup_daily_counts GROUP BY 1, 2;
`;
