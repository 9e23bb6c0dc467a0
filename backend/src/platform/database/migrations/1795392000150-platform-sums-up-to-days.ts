import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NO_DAYS, sumsUpTo } from './sums-up-to.js';

/** A month's counters know the sum up to each of its days, so that any range of days is read from its months alone. */
export class PlatformSumsUpToDays1795392000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE counters IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(ADDED_FROM + COUNTERS + sumUpCounter(true));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(sumUpCounter(false));
    await runner.query('ALTER TABLE counter_months DROP COLUMN n_so_far, DROP COLUMN cents_so_far');
    await runner.query('DROP FUNCTION added_from');
  }
}

const ADDED_FROM = `
  CREATE FUNCTION added_from(sums bigint[], place integer, step bigint) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      FOR i IN place..31 LOOP
        sums[i] := sums[i] + step;
      END LOOP;
      RETURN sums;
    END
  $$;
`;

const COUNTERS = `
  ALTER TABLE counter_months
    ADD COLUMN n_so_far bigint[] NOT NULL DEFAULT ${NO_DAYS}, ADD COLUMN cents_so_far bigint[] NOT NULL DEFAULT ${NO_DAYS};
  COMMENT ON COLUMN counter_months.n_so_far IS 'at each day of the month, how many up to it; after the last day as on it';
  UPDATE counter_months AS m SET n_so_far = s.n, cents_so_far = s.cents
  FROM (${sumsUpTo('counter_months', 'counters', ['measure', 'part'], ['n', 'cents'])}) AS s
  WHERE (s.month, s.measure, s.part) = (m.month, m.measure, m.part);
`;

const sumUpCounter = (upToDays: boolean) => `
  CREATE OR REPLACE FUNCTION sum_up_counter() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      more bigint := NEW.n - CASE WHEN TG_OP = 'UPDATE' THEN OLD.n ELSE 0 END;
      more_cents bigint := NEW.cents - CASE WHEN TG_OP = 'UPDATE' THEN OLD.cents ELSE 0 END;
      place integer := extract(day FROM NEW.day);
    BEGIN
      INSERT INTO counter_months AS c (measure, month, part, n, cents${upToDays ? ', n_so_far, cents_so_far' : ''})
      VALUES (NEW.measure, date_trunc('month', NEW.day::timestamp), NEW.part, more, more_cents
        ${upToDays ? `, added_from(${NO_DAYS}, place, more), added_from(${NO_DAYS}, place, more_cents)` : ''})
      ON CONFLICT (measure, month, part) DO UPDATE SET n = c.n + excluded.n, cents = c.cents + excluded.cents
        ${upToDays ? ', n_so_far = added_from(c.n_so_far, place, more), cents_so_far = added_from(c.cents_so_far, place, more_cents)' : ''};
      INSERT INTO counter_kinds AS c (measure, day, kind, n, cents)
      VALUES (NEW.measure, NEW.day, NEW.part[1], more, more_cents)
      ON CONFLICT (measure, day, kind) DO UPDATE SET n = c.n + excluded.n, cents = c.cents + excluded.cents;
      RETURN NULL;
    END
  $$;
`;
