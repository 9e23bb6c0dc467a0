import { appendOnly } from '../append-only.js';

/**
 * The lookups a day that plans allow. A row is what one process holds of one account's day: `granted` to it, of which
 * `used` were counted by the statement that keeps lookups. All rows of a day together never grant more than the plan allows,
 * since only `lookup_take_allowance` raises `granted`, one at a time for an account; and no row ever uses more than it was
 * granted. It is a function, so that each of its statements sees what was committed before the lock was had.
 */
export const QUOTA = `
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

/**
 * What was noticed about accounts that try documents, contacts or names out, and what administrators decided; never
 * changed. And the traces by which instances notice it together: marks and places of one hour, which may be lost.
 */
export const ABUSE = `
  CREATE TABLE lookup_observations (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('slowed', 'stopped', 'held', 'released')),
    detector text,
    figures jsonb NOT NULL DEFAULT '{}',
    until timestamptz,
    admin_id uuid,
    note text,
    CHECK ((kind IN ('held', 'released')) = (admin_id IS NOT NULL)),
    CHECK ((kind IN ('slowed', 'stopped')) = (detector IS NOT NULL AND until IS NOT NULL))
  );
  CREATE INDEX lookup_observations_of_account ON lookup_observations (account_id, id DESC);
  ${appendOnly('lookup_observations', 'lookup_audit_is_append_only')}

  CREATE UNLOGGED TABLE lookup_traces (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    instance uuid NOT NULL,
    account_id uuid NOT NULL,
    at timestamptz NOT NULL,
    trace jsonb NOT NULL
  );
  COMMENT ON COLUMN lookup_traces.trace IS 'keyed marks and shifted places: nothing can be read back';
  CREATE INDEX lookup_traces_of_account ON lookup_traces (account_id, seq);
`;
