import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NO_DAYS, sumsUpTo } from './sums-up-to.js';

const STEPS = Array.from({ length: 15 }, (_, step) => step + 1);

/** A month's lookups know the sum up to each of its days, and what sources did is summed up by months too. */
export class LookupsSumsUpToDays1795392000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE lookup_daily_counts, health_days IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(LOOKUPS + countLookupDay(true));
    await runner.query(HEALTH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER summed_up ON health_days');
    await runner.query('DROP FUNCTION sum_up_health_day');
    await runner.query('DROP TABLE health_months');
    await runner.query(countLookupDay(false));
    await runner.query('ALTER TABLE lookup_monthly_counts DROP COLUMN so_far');
  }
}

const LOOKUPS = `
  ALTER TABLE lookup_monthly_counts ADD COLUMN so_far bigint[] NOT NULL DEFAULT ${NO_DAYS};
  COMMENT ON COLUMN lookup_monthly_counts.so_far IS 'at each day of the month, how many up to it; after the last day as on it';
  UPDATE lookup_monthly_counts AS m SET so_far = s.n
  FROM (${sumsUpTo('lookup_monthly_counts', 'lookup_daily_counts', ['type', 'outcome'], ['n'])}) AS s
  WHERE (s.month, s.type, s.outcome) = (m.month, m.type, m.outcome);
`;

const countLookupDay = (upToDays: boolean) => `
  CREATE OR REPLACE FUNCTION count_lookup_day() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      step bigint := NEW.n - CASE WHEN TG_OP = 'UPDATE' THEN OLD.n ELSE 0 END;
      place integer := extract(day FROM NEW.day);
    BEGIN
      INSERT INTO lookup_monthly_counts AS c (month, type, outcome, n${upToDays ? ', so_far' : ''})
      VALUES (date_trunc('month', NEW.day::timestamp), NEW.type, NEW.outcome, step
        ${upToDays ? `, added_from(${NO_DAYS}, place, step)` : ''})
      ON CONFLICT (month, type, outcome) DO UPDATE SET n = c.n + excluded.n
        ${upToDays ? ', so_far = added_from(c.so_far, place, step)' : ''};
      INSERT INTO lookup_day_totals AS c (day, n, found)
      VALUES (NEW.day, step, CASE WHEN NEW.outcome = 'success' THEN step ELSE 0 END)
      ON CONFLICT (day) DO UPDATE SET n = c.n + excluded.n, found = c.found + excluded.found;
      RETURN NULL;
    END
  $$;
`;

const eachStep = (sum: (step: number) => string) => `ARRAY[${STEPS.map(sum).join(', ')}]`;

/** Of sources alone, since nobody asks for others by months. A day's row that goes is taken off its month. */
const HEALTH = `
  CREATE TABLE health_months (
    component text NOT NULL,
    month date NOT NULL,
    ok bigint NOT NULL,
    failed bigint NOT NULL,
    refused bigint NOT NULL,
    latencies bigint[] NOT NULL,
    PRIMARY KEY (component, month)
  );
  COMMENT ON COLUMN health_months.month IS 'its first day';
  INSERT INTO health_months (component, month, ok, failed, refused, latencies)
  SELECT component, date_trunc('month', day::timestamp), sum(ok), sum(failed), sum(refused),
    ${eachStep((step) => `coalesce(sum(latencies[${step}]), 0)`)}
  FROM health_days WHERE component LIKE 'fonte:%' GROUP BY 1, 2;

  CREATE FUNCTION sum_up_health_day() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO health_months AS m (component, month, ok, failed, refused, latencies)
      SELECT component, date_trunc('month', day::timestamp), sum(sign * ok), sum(sign * failed), sum(sign * refused),
        ${eachStep((step) => `coalesce(sum(sign * latencies[${step}]), 0)`)}
      FROM (VALUES
        (1, NEW.component, NEW.day, NEW.ok, NEW.failed, NEW.refused, NEW.latencies),
        (-1, OLD.component, OLD.day, OLD.ok, OLD.failed, OLD.refused, OLD.latencies)
      ) AS changes (sign, component, day, ok, failed, refused, latencies)
      WHERE component LIKE 'fonte:%' GROUP BY 1, 2
      ON CONFLICT (component, month) DO UPDATE SET
        ok = m.ok + excluded.ok, failed = m.failed + excluded.failed, refused = m.refused + excluded.refused,
        latencies = ${eachStep((step) => `m.latencies[${step}] + excluded.latencies[${step}]`)};
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER summed_up AFTER INSERT OR UPDATE OR DELETE ON health_days
    FOR EACH ROW EXECUTE FUNCTION sum_up_health_day();
`;
