import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from './append-only.js';

export class Platform1767225600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [LIMITS_AND_LEASES, SETTINGS, KEY_MARKS, OUTBOX, ADMIN_ACTIONS, COUNTERS, COUNTER_SUMS].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE counter_kinds, counter_months, counter_hours, counters, counter_steps, admin_actions_unsealed, admin_actions, mail_outbox, key_marks, settings, job_leases, rate_limits',
    );
    await runner.query('DROP FUNCTION keep_admin_actions, brazilian_day, brazilian_hour, sum_up_counter');
  }
}

const LIMITS_AND_LEASES = `
  CREATE TABLE rate_limits (
    key text PRIMARY KEY,
    count integer NOT NULL,
    resets_at timestamptz NOT NULL
  );
  CREATE INDEX rate_limits_resets_at ON rate_limits (resets_at);
  CREATE TABLE job_leases (
    name text PRIMARY KEY,
    held_until timestamptz NOT NULL
  );
`;

/** What administrators changed of the settings while the product runs; what is not here is as the environment says. */
const SETTINGS = `
  CREATE TABLE settings (
    name text PRIMARY KEY,
    value jsonb NOT NULL,
    previous jsonb NOT NULL,
    changed_at timestamptz NOT NULL,
    changed_by uuid NOT NULL
  );
  COMMENT ON TABLE settings IS 'limits, days and mail domains; no secret and nothing personal';
  COMMENT ON COLUMN settings.changed_by IS 'the administrator; each change is among the admin_actions too';
`;

/** What each key that this database was written with makes of a known text: so a wrong one is found before it writes. */
const KEY_MARKS = `
  CREATE TABLE key_marks (
    name text PRIMARY KEY,
    mark bytea NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN key_marks.name IS 'encryption:<version>, or subject';
`;

/** E-mails that wait to be sent: address and words are encrypted, and the row goes when the e-mail is gone. */
const OUTBOX = `
  CREATE TABLE mail_outbox (
    id uuid PRIMARY KEY,
    letter bytea NOT NULL,
    put_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    worth_until timestamptz NOT NULL
  );
  CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at);
`;

/** What administrators did, kept for good. */
const ADMIN_ACTIONS = `
  CREATE TABLE admin_actions (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    admin_id uuid NOT NULL,
    action text NOT NULL,
    target text NOT NULL,
    before json,
    after json,
    mac bytea NOT NULL
  );
  CREATE TABLE admin_actions_unsealed (
    created_at timestamptz NOT NULL,
    id uuid NOT NULL
  );
  COMMENT ON COLUMN admin_actions.mac IS 'the application''s mark, over the text of before and after as they were written';
  COMMENT ON TABLE admin_actions_unsealed IS 'entries that wait to be linked into the audit''s chain';
  COMMENT ON TABLE admin_actions IS 'append-only; ids and figures, no secrets and no personal data in clear';
  CREATE INDEX admin_actions_at ON admin_actions (at DESC, id DESC);
  CREATE INDEX admin_actions_of_admin ON admin_actions (admin_id, at DESC);
  CREATE INDEX admin_actions_on_target ON admin_actions (target, at DESC);
  CREATE INDEX admin_actions_by_action ON admin_actions (action, at DESC, id DESC);

  CREATE FUNCTION keep_admin_actions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'admin_actions is append-only'; END $$;
  ${appendOnly('admin_actions', 'keep_admin_actions')}
`;

/**
 * Figures that are ready when they are asked for. Whatever changes a fact appends, in the same transaction and by a
 * trigger, the steps that its figures take; a job adds steps up, and readers add what still waits. So a figure is
 * what a recount of its table says, and no two transactions wait for one figure's row.
 */
const COUNTERS = `
  CREATE FUNCTION brazilian_day(at timestamptz) RETURNS date IMMUTABLE LANGUAGE sql AS
    $$ SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date $$;
  CREATE FUNCTION brazilian_hour(at timestamptz) RETURNS smallint IMMUTABLE LANGUAGE sql AS
    $$ SELECT extract(hour FROM at AT TIME ZONE 'America/Sao_Paulo')::smallint $$;

  CREATE TABLE counter_steps (
    measure text NOT NULL,
    day date NOT NULL,
    hour smallint,
    part text[] NOT NULL,
    n bigint NOT NULL,
    cents bigint NOT NULL DEFAULT 0
  );
  COMMENT ON COLUMN counter_steps.hour IS 'in America/Sao_Paulo, as the day; null where nobody asks for hours';

  CREATE TABLE counters (
    measure text NOT NULL,
    day date NOT NULL,
    part text[] NOT NULL,
    n bigint NOT NULL,
    cents bigint NOT NULL,
    PRIMARY KEY (measure, day, part)
  );
  CREATE TABLE counter_hours (
    measure text NOT NULL,
    day date NOT NULL,
    hour smallint NOT NULL,
    part text[] NOT NULL,
    n bigint NOT NULL,
    cents bigint NOT NULL,
    PRIMARY KEY (measure, day, hour, part)
  );
`;

/** A year of figures is read from a dozen months, the days at their edges, and a row for each day and kind: the first word of a part. */
const COUNTER_SUMS = `
  CREATE TABLE counter_months (
    measure text NOT NULL,
    month date NOT NULL,
    part text[] NOT NULL,
    n bigint NOT NULL,
    cents bigint NOT NULL,
    PRIMARY KEY (measure, month, part)
  );
  COMMENT ON COLUMN counter_months.month IS 'its first day';

  CREATE TABLE counter_kinds (
    measure text NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    n bigint NOT NULL,
    cents bigint NOT NULL,
    PRIMARY KEY (measure, day, kind)
  );
  COMMENT ON COLUMN counter_kinds.kind IS 'the first word of the parts that it sums up';

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
`;
