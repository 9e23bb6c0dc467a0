import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A year of figures is read from a dozen months, the days at their edges, and a row for each day and kind: the first word of a part. */
export class PlatformCounterMonths1795392000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE counter_months (
        measure text NOT NULL,
        month date NOT NULL,
        part text[] NOT NULL,
        n bigint NOT NULL,
        cents bigint NOT NULL,
        PRIMARY KEY (measure, month, part)
      );
      COMMENT ON COLUMN counter_months.month IS 'its first day';
      INSERT INTO counter_months (measure, month, part, n, cents)
      SELECT measure, date_trunc('month', day::timestamp), part, sum(n), sum(cents) FROM counters GROUP BY 1, 2, 3;

      CREATE TABLE counter_kinds (
        measure text NOT NULL,
        day date NOT NULL,
        kind text NOT NULL,
        n bigint NOT NULL,
        cents bigint NOT NULL,
        PRIMARY KEY (measure, day, kind)
      );
      COMMENT ON COLUMN counter_kinds.kind IS 'the first word of the parts that it sums up';
      INSERT INTO counter_kinds (measure, day, kind, n, cents)
      SELECT measure, day, part[1], sum(n), sum(cents) FROM counters GROUP BY 1, 2, 3;

      CREATE FUNCTION sum_up_counter() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          more bigint := NEW.n - CASE WHEN TG_OP = 'UPDATE' THEN OLD.n ELSE 0 END;
          more_cents bigint := NEW.cents - CASE WHEN TG_OP = 'UPDATE' THEN OLD.cents ELSE 0 END;
        BEGIN
          INSERT INTO counter_months AS c (measure, month, part, n, cents)
          VALUES (NEW.measure, date_trunc('month', NEW.day::timestamp), NEW.part, more, more_cents)
          ON CONFLICT (measure, month, part) DO UPDATE SET n = c.n + excluded.n, cents = c.cents + excluded.cents;
          INSERT INTO counter_kinds AS c (measure, day, kind, n, cents)
          VALUES (NEW.measure, NEW.day, NEW.part[1], more, more_cents)
          ON CONFLICT (measure, day, kind) DO UPDATE SET n = c.n + excluded.n, cents = c.cents + excluded.cents;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER summed_up AFTER INSERT OR UPDATE OF n, cents ON counters
        FOR EACH ROW EXECUTE FUNCTION sum_up_counter();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER summed_up ON counters');
    await runner.query('DROP FUNCTION sum_up_counter');
    await runner.query('DROP TABLE counter_kinds, counter_months');
  }
}
