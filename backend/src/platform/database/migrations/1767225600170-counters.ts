import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Figures that are ready when they are asked for. Whatever changes a fact appends, in the same transaction and by a
 * trigger, the steps that its figures take; a job adds steps up, and readers add what still waits. So a figure is
 * what a recount of its table says, and no two transactions wait for one figure's row.
 */
export class Counters1767225600170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const { table, count, trigger } of COUNTED) {
      await runner.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
      await runner.query(`CREATE FUNCTION ${trigger.name}() RETURNS trigger LANGUAGE plpgsql AS $$ ${trigger.body} $$`);
      await runner.query(`CREATE TRIGGER counted ${trigger.when} EXECUTE FUNCTION ${trigger.name}()`);
      await runner.query(`INSERT INTO counter_steps (measure, day, hour, part, n, cents) ${count}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, trigger } of COUNTED) {
      await runner.query(`DROP TRIGGER counted ON ${table}`);
      await runner.query(`DROP FUNCTION ${trigger.name}()`);
    }
    await runner.query('DROP TABLE counter_steps, counter_hours, counters');
    await runner.query('DROP FUNCTION brazilian_day(timestamptz), brazilian_hour(timestamptz)');
  }
}

const TABLES = `
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

/** Accounts of subscribers by the day of their registration, and by that of their end. */
const ACCOUNTS = {
  table: 'accounts',
  count: `
    SELECT 'accounts', brazilian_day(at), brazilian_hour(at), ARRAY[step], count(*), 0
    FROM accounts, LATERAL (VALUES ('registered', created_at), ('erased', erased_at)) AS moves (step, at)
    WHERE role = 'user' AND at IS NOT NULL GROUP BY 2, 3, 4`,
  trigger: {
    name: 'count_account',
    when: 'AFTER INSERT OR DELETE OR UPDATE OF role, created_at, erased_at ON accounts FOR EACH ROW',
    body: `
      BEGIN
        INSERT INTO counter_steps (measure, day, hour, part, n)
        SELECT 'accounts', brazilian_day(at), brazilian_hour(at), ARRAY[step], sum(sign)
        FROM (VALUES
          (NEW.role, 'registered', NEW.created_at, 1), (NEW.role, 'erased', NEW.erased_at, 1),
          (OLD.role, 'registered', OLD.created_at, -1), (OLD.role, 'erased', OLD.erased_at, -1)
        ) AS moves (role, step, at, sign)
        WHERE role = 'user' AND at IS NOT NULL GROUP BY 2, 3, 4 HAVING sum(sign) <> 0;
        RETURN NULL;
      END`,
  },
};

/** Subscriptions by the day on which they end, with their plan: those that run are those that end later than now. */
const PLAN_ENDS = {
  table: 'subscriptions',
  count: `
    SELECT 'plan-ends', brazilian_day(expires_at), NULL, ARRAY[plan_id], count(*), 0 FROM subscriptions GROUP BY 2, 4`,
  trigger: {
    name: 'count_plan_end',
    when: 'AFTER INSERT OR DELETE OR UPDATE OF plan_id, expires_at ON subscriptions FOR EACH ROW',
    body: `
      BEGIN
        INSERT INTO counter_steps (measure, day, part, n)
        SELECT 'plan-ends', brazilian_day(at), ARRAY[plan], sum(sign)
        FROM (VALUES (NEW.plan_id, NEW.expires_at, 1), (OLD.plan_id, OLD.expires_at, -1)) AS moves (plan, at, sign)
        WHERE at IS NOT NULL GROUP BY 2, 3 HAVING sum(sign) <> 0;
        RETURN NULL;
      END`,
  },
};

const SUGGESTIONS = {
  table: 'suggestions',
  count: `
    SELECT 'suggestions', brazilian_day(created_at), NULL, ARRAY[state], count(*), 0 FROM suggestions GROUP BY 2, 4`,
  trigger: {
    name: 'count_suggestion',
    when: 'AFTER INSERT OR DELETE OR UPDATE OF state, created_at ON suggestions FOR EACH ROW',
    body: `
      BEGIN
        INSERT INTO counter_steps (measure, day, part, n)
        SELECT 'suggestions', brazilian_day(at), ARRAY[state], sum(sign)
        FROM (VALUES (NEW.state, NEW.created_at, 1), (OLD.state, OLD.created_at, -1)) AS moves (state, at, sign)
        WHERE at IS NOT NULL GROUP BY 2, 3 HAVING sum(sign) <> 0;
        RETURN NULL;
      END`,
  },
};

/** A plan that was given for nothing is told apart; money of any charge counts under the kind without the charge. */
const KIND = `CASE WHEN l.kind = 'aprovado' AND l.amount_cents = 0 THEN 'gratuito' ELSE split_part(l.kind, ':', 1) END`;

const ledgerSteps = (lines: string) => `
  SELECT 'payments', brazilian_day(l.recorded_at), brazilian_hour(l.recorded_at),
    ARRAY[${KIND}, p.plan_id, coalesce(p.promo_code, '')], count(*), sum(l.amount_cents)
  FROM ${lines} l JOIN payments p ON p.id = l.payment_id GROUP BY 2, 3, 4
  UNION ALL
  SELECT 'discounts', brazilian_day(l.recorded_at), brazilian_hour(l.recorded_at),
    ARRAY[p.plan_id, coalesce(p.promo_code, '')], count(*), sum(p.discount_cents)
  FROM ${lines} l JOIN payments p ON p.id = l.payment_id WHERE l.kind = 'aprovado' AND p.discount_cents > 0
  GROUP BY 2, 3, 4`;

/** Accounts, by the day of their registration, that have paid once at least, and those that have paid again. */
const cohortSteps = (before: string, afterwards: string) => `
  SELECT 'cohorts', brazilian_day(a.created_at), NULL::smallint, ARRAY[step], count(*), 0
  FROM paid JOIN accounts a ON a.id = paid.account_id, (VALUES ('paid', 1), ('renewed', 2)) AS steps (step, payments)
  WHERE ${before} < payments AND ${afterwards} >= payments GROUP BY 2, 4`;

const PAID = `l.kind = 'aprovado' AND l.amount_cents > 0`;

/**
 * The ledger's lines, whose dates and amounts stay as they are. Of one account's payments the lock lets one at a time say
 * how many came before it.
 */
const LEDGER = {
  table: 'payment_ledger',
  count: `
    WITH paid AS (
      SELECT p.account_id, count(*) AS n FROM payment_ledger l JOIN payments p ON p.id = l.payment_id
      WHERE ${PAID} GROUP BY 1
    )
    ${ledgerSteps('payment_ledger')} UNION ALL ${cohortSteps('0', 'paid.n')}`,
  trigger: {
    name: 'count_ledger_lines',
    when: 'AFTER INSERT ON payment_ledger REFERENCING NEW TABLE AS added FOR EACH STATEMENT',
    body: `
      BEGIN
        INSERT INTO counter_steps (measure, day, hour, part, n, cents) ${ledgerSteps('added')};
        PERFORM pg_advisory_xact_lock(hashtextextended(payer::text, 7251170)) FROM (
          SELECT DISTINCT p.account_id AS payer FROM added l JOIN payments p ON p.id = l.payment_id WHERE ${PAID} ORDER BY 1
        ) AS payers;
        INSERT INTO counter_steps (measure, day, hour, part, n, cents)
        WITH fresh AS (
          SELECT p.account_id, count(*) AS n FROM added l JOIN payments p ON p.id = l.payment_id WHERE ${PAID} GROUP BY 1
        ), paid AS (
          SELECT fresh.account_id, fresh.n AS fresh, count(*) AS n
          FROM fresh JOIN payments p ON p.account_id = fresh.account_id JOIN payment_ledger l ON l.payment_id = p.id
          WHERE ${PAID} GROUP BY 1, 2
        ) ${cohortSteps('paid.n - paid.fresh', 'paid.n')};
        RETURN NULL;
      END`,
  },
};

const COUNTED = [ACCOUNTS, PLAN_ENDS, SUGGESTIONS, LEDGER];
