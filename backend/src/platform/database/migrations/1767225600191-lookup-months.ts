import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lookups by the month, and of each day all of them, kept with the counts by day: a year is read from a few hundred rows. */
export class LookupMonths1767225600191 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE lookup_daily_counts IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(TABLES);
    await runner.query(FILL);
    await runner.query(TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER counted ON lookup_daily_counts;
      DROP FUNCTION count_lookup_day();
      DROP TABLE lookup_monthly_counts, lookup_day_totals;
    `);
  }
}

const TABLES = `
  CREATE TABLE lookup_monthly_counts (
    month date NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (month, type, outcome)
  );
  COMMENT ON COLUMN lookup_monthly_counts.month IS 'its first day';

  CREATE TABLE lookup_day_totals (
    day date PRIMARY KEY,
    n bigint NOT NULL,
    found bigint NOT NULL
  );
  COMMENT ON COLUMN lookup_day_totals.found IS 'those with the outcome success';
`;

const FILL = `
  INSERT INTO lookup_monthly_counts (month, type, outcome, n)
  SELECT date_trunc('month', day::timestamp), type, outcome, sum(n) FROM lookup_daily_counts GROUP BY 1, 2, 3;
  INSERT INTO lookup_day_totals (day, n, found)
  SELECT day, sum(n), coalesce(sum(n) FILTER (WHERE outcome = 'success'), 0) FROM lookup_daily_counts GROUP BY 1;
`;

const TRIGGER = `
  CREATE FUNCTION count_lookup_day() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      step bigint := NEW.n - CASE WHEN TG_OP = 'UPDATE' THEN OLD.n ELSE 0 END;
    BEGIN
      INSERT INTO lookup_monthly_counts AS c (month, type, outcome, n)
      VALUES (date_trunc('month', NEW.day::timestamp), NEW.type, NEW.outcome, step)
      ON CONFLICT (month, type, outcome) DO UPDATE SET n = c.n + excluded.n;
      INSERT INTO lookup_day_totals AS c (day, n, found)
      VALUES (NEW.day, step, CASE WHEN NEW.outcome = 'success' THEN step ELSE 0 END)
      ON CONFLICT (day) DO UPDATE SET n = c.n + excluded.n, found = c.found + excluded.found;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER counted AFTER INSERT OR UPDATE OF n ON lookup_daily_counts
    FOR EACH ROW EXECUTE FUNCTION count_lookup_day();
`;
