import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lookups a day that plans allow. A row is what one process holds of one account's day: `granted` to it, of which
 * `used` were counted by the statement that keeps lookups. All rows of a day together never grant more than the plan allows, since only
 * `lookup_take_allowance` raises `granted`, one at a time for an account; and no row ever uses more than it was granted.
 */
export class DailyAllowance1767225600120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(TAKE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION lookup_take_allowance(uuid, uuid, date, integer, integer, integer, integer);
      DROP TABLE lookup_allowances;
    `);
  }
}

const TABLE = `
  CREATE TABLE lookup_allowances (
    holder uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    day date NOT NULL,
    granted integer NOT NULL,
    used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
    held_until timestamptz NOT NULL,
    CONSTRAINT lookup_allowances_used_within_grant CHECK (used <= granted)
  ) WITH (fillfactor = 70);
  COMMENT ON COLUMN lookup_allowances.day IS 'in America/Sao_Paulo';
  COMMENT ON COLUMN lookup_allowances.held_until IS 'after that what was granted and not used is granted anew, to whom asks first';
  CREATE INDEX lookup_allowances_of_account ON lookup_allowances (account_id, day);
`;

/** A function, so that each of its statements sees what was committed before the lock was had. */
const TAKE = `
  CREATE FUNCTION lookup_take_allowance(for_holder uuid, account uuid, of_day date, per_day integer, wanted integer,
    block integer, few integer) RETURNS TABLE (given integer, used integer, scarce boolean) LANGUAGE plpgsql AS $$
    DECLARE
      remaining integer;
      spent integer;
      gift integer;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(account::text, 7251120));
      UPDATE lookup_allowances l SET granted = l.used
        WHERE l.account_id = account AND l.day = of_day AND l.held_until <= now() AND l.granted > l.used;
      SELECT per_day - coalesce(sum(l.granted), 0), coalesce(sum(l.used), 0) INTO remaining, spent
        FROM lookup_allowances l WHERE l.account_id = account AND l.day = of_day;
      gift := CASE WHEN remaining - greatest(wanted, block) >= few THEN greatest(wanted, block)
        ELSE greatest(0, least(wanted, remaining)) END;
      IF gift > 0 THEN
        INSERT INTO lookup_allowances AS l (holder, account_id, day, granted, held_until)
          VALUES (for_holder, account, of_day, gift, now() + interval '60 seconds')
          ON CONFLICT (holder) DO UPDATE SET granted = l.granted + gift, held_until = excluded.held_until;
      END IF;
      RETURN QUERY SELECT gift, spent, remaining - gift < few;
    END $$;
`;
