import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from './append-only.js';

export class Billing1767225600002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [
        PROMO_CODES,
        PAYMENTS,
        PROMO_USES,
        LEDGER,
        COUNTED_LEDGER,
        REQUESTS,
        WEBHOOKS,
        SUBSCRIPTIONS,
        COUNTED_SUBSCRIPTIONS,
        REFUNDS,
      ].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE charge_refunds, subscription_grants, subscriptions, webhook_inbox, payment_requests, payment_ledger, promo_uses, payments, promotional_codes',
    );
    await runner.query('DROP FUNCTION payment_ledger_is_append_only, count_ledger_lines, count_plan_end');
  }
}

const PROMO_CODES = `
  CREATE TABLE promotional_codes (
    id uuid PRIMARY KEY,
    code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{1,20}$'),
    percent numeric(5, 2) NOT NULL CHECK (percent BETWEEN 1 AND 100),
    description text,
    plan_ids text[] CHECK (cardinality(plan_ids) > 0),
    starts_at timestamptz,
    expires_at timestamptz,
    max_uses integer CHECK (max_uses >= 1),
    max_uses_per_account integer CHECK (max_uses_per_account >= 1),
    uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
    active boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CONSTRAINT promotional_codes_never_above_maximum CHECK (uses <= max_uses)
  );
  COMMENT ON COLUMN promotional_codes.uses IS 'reserved and consumed ones; moves only with promo_uses';
  CREATE UNIQUE INDEX promotional_codes_one_alive ON promotional_codes (code) WHERE deleted_at IS NULL;
`;

const PAYMENTS = `
  CREATE TABLE payments (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    plan_id text NOT NULL,
    original_cents integer NOT NULL CHECK (original_cents >= 0),
    discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
    discount_percent numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    status text NOT NULL CHECK (status IN ('criado', 'aguardando', 'aprovado', 'expirado', 'cancelado', 'falhou',
      'estornado', 'contestado')),
    provider text NOT NULL,
    provider_payment_id text,
    pix_copy_paste text,
    qr_code_base64 text,
    payee text,
    payer bytea,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    paid_at timestamptz,
    closed_at timestamptz,
    asked_at timestamptz,
    next_check_at timestamptz,
    checks integer NOT NULL DEFAULT 0,
    promo_code_id uuid REFERENCES promotional_codes (id),
    promo_code text,
    withdrawal_asked_at timestamptz,
    CHECK (amount_cents = original_cents - discount_cents),
    UNIQUE (provider, provider_payment_id)
  );
  COMMENT ON COLUMN payments.payer IS 'encrypted; kept only until the charge exists at the gateway';
  COMMENT ON COLUMN payments.closed_at IS 'when the gateway confirmed that an unpaid charge cannot be paid any more';
  COMMENT ON COLUMN payments.withdrawal_asked_at IS 'when the buyer asked for the money back within the days of the law';
  CREATE UNIQUE INDEX payments_one_open ON payments (account_id, plan_id) WHERE status IN ('criado', 'aguardando');
  CREATE INDEX payments_of_account ON payments (account_id, id DESC);
  CREATE INDEX payments_due ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
  CREATE INDEX payments_created_at ON payments (created_at DESC, id DESC);
  CREATE INDEX payments_given ON payments (account_id, promo_code_id) WHERE amount_cents = 0;
  CREATE INDEX payments_withdrawing ON payments (created_at DESC, id DESC) WHERE withdrawal_asked_at IS NOT NULL;
`;

const PROMO_USES = `
  CREATE TABLE promo_uses (
    payment_id uuid PRIMARY KEY REFERENCES payments (id),
    code_id uuid NOT NULL REFERENCES promotional_codes (id),
    account_id uuid NOT NULL REFERENCES accounts (id),
    status text NOT NULL CHECK (status IN ('reservado', 'consumido', 'liberado', 'excedente')),
    person bytea,
    confirmed boolean NOT NULL DEFAULT false,
    reserved_at timestamptz NOT NULL,
    settled_at timestamptz
  );
  COMMENT ON COLUMN promo_uses.person IS 'keyed hash of the buyer''s mailbox: one person has one share of a code, whatever accounts';
  COMMENT ON COLUMN promo_uses.confirmed IS 'the buyer had confirmed the e-mail; otherwise the use gives way until it is paid';
  COMMENT ON COLUMN promo_uses.status IS 'excedente: paid after its use had gone to somebody else; not counted';
  CREATE INDEX promo_uses_of_account ON promo_uses (code_id, account_id);
  CREATE INDEX promo_uses_of_person ON promo_uses (code_id, person);
  CREATE INDEX promo_uses_displaceable ON promo_uses (code_id, payment_id) WHERE status = 'reservado' AND NOT confirmed;
  CREATE INDEX promo_uses_newest ON promo_uses (code_id, payment_id DESC);
`;

const LEDGER = `
  CREATE TABLE payment_ledger (
    id uuid PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payments (id),
    kind text NOT NULL,
    amount_cents integer NOT NULL DEFAULT 0,
    details jsonb NOT NULL DEFAULT '{}',
    recorded_at timestamptz NOT NULL,
    UNIQUE (payment_id, kind)
  );
  CREATE FUNCTION payment_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'payment_ledger is append-only'; END $$;
  ${appendOnly('payment_ledger', 'payment_ledger_is_append_only')}
  CREATE INDEX payment_ledger_recorded_at ON payment_ledger (recorded_at) WHERE amount_cents <> 0;
`;

const KIND = `CASE WHEN l.kind = 'aprovado' AND l.amount_cents = 0 THEN 'gratuito' ELSE split_part(l.kind, ':', 1) END`;

const PAID = `l.kind = 'aprovado' AND l.amount_cents > 0`;

/**
 * The ledger's lines, whose dates and amounts stay as they are. A plan that was given for nothing is told apart; money of
 * any charge counts under the kind without the charge. Cohorts: accounts, by the day of their registration, that have paid
 * once at least, and those that have paid again; of one account's payments the lock lets one at a time say how many came
 * before it.
 */
const COUNTED_LEDGER = `
  CREATE FUNCTION count_ledger_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO counter_steps (measure, day, hour, part, n, cents)
        SELECT 'payments', brazilian_day(l.recorded_at), brazilian_hour(l.recorded_at),
          ARRAY[${KIND}, p.plan_id, coalesce(p.promo_code, '')], count(*), sum(l.amount_cents)
        FROM added l JOIN payments p ON p.id = l.payment_id GROUP BY 2, 3, 4
        UNION ALL
        SELECT 'discounts', brazilian_day(l.recorded_at), brazilian_hour(l.recorded_at),
          ARRAY[p.plan_id, coalesce(p.promo_code, '')], count(*), sum(p.discount_cents)
        FROM added l JOIN payments p ON p.id = l.payment_id WHERE l.kind = 'aprovado' AND p.discount_cents > 0
        GROUP BY 2, 3, 4;
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
      )
        SELECT 'cohorts', brazilian_day(a.created_at), NULL::smallint, ARRAY[step], count(*), 0
        FROM paid JOIN accounts a ON a.id = paid.account_id, (VALUES ('paid', 1), ('renewed', 2)) AS steps (step, payments)
        WHERE paid.n - paid.fresh < payments AND paid.n >= payments GROUP BY 2, 4;
      RETURN NULL;
    END $$;
  CREATE TRIGGER counted AFTER INSERT ON payment_ledger REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_ledger_lines();
`;

/** Idempotency keys; `running_until`: the first call is still under way. */
const REQUESTS = `
  CREATE TABLE payment_requests (
    account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    key text NOT NULL,
    fingerprint bytea NOT NULL,
    payment_id uuid REFERENCES payments (id),
    created_at timestamptz NOT NULL,
    running_until timestamptz,
    PRIMARY KEY (account_id, key)
  );
  CREATE INDEX payment_requests_created_at ON payment_requests (created_at);
`;

const WEBHOOKS = `
  CREATE TABLE webhook_inbox (
    id uuid PRIMARY KEY,
    provider text NOT NULL,
    event_id text NOT NULL,
    subject_id text NOT NULL,
    body bytea NOT NULL,
    headers jsonb NOT NULL,
    signature text NOT NULL,
    received_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    processed_at timestamptz,
    outcome text,
    UNIQUE (provider, event_id)
  );
  CREATE INDEX webhook_inbox_due ON webhook_inbox (next_attempt_at) WHERE processed_at IS NULL;
  CREATE INDEX webhook_inbox_of_charge ON webhook_inbox (provider, subject_id, id DESC);
`;

const SUBSCRIPTIONS = `
  CREATE TABLE subscriptions (
    account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    plan_id text NOT NULL,
    starts_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX subscriptions_expires_at ON subscriptions (expires_at);

  CREATE TABLE subscription_grants (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    plan_id text NOT NULL,
    payment_id uuid UNIQUE REFERENCES payments (id),
    reason text NOT NULL,
    days integer NOT NULL CHECK (days > 0),
    granted_at timestamptz NOT NULL,
    revoked_at timestamptz
  );
  CREATE INDEX subscription_grants_of_account ON subscription_grants (account_id);
`;

/** Subscriptions by the day on which they end, with their plan: those that run are those that end later than now. */
const COUNTED_SUBSCRIPTIONS = `
  CREATE FUNCTION count_plan_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO counter_steps (measure, day, part, n)
      SELECT 'plan-ends', brazilian_day(at), ARRAY[plan], sum(sign)
      FROM (VALUES (NEW.plan_id, NEW.expires_at, 1), (OLD.plan_id, OLD.expires_at, -1)) AS moves (plan, at, sign)
      WHERE at IS NOT NULL GROUP BY 2, 3 HAVING sum(sign) <> 0;
      RETURN NULL;
    END $$;
  CREATE TRIGGER counted AFTER INSERT OR DELETE OR UPDATE OF plan_id, expires_at ON subscriptions FOR EACH ROW EXECUTE FUNCTION count_plan_end();
`;

/** Money on its way back. */
const REFUNDS = `
  CREATE TABLE charge_refunds (
    id uuid PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payments (id),
    provider text NOT NULL,
    charge_id text NOT NULL,
    reason text NOT NULL,
    asked_by uuid REFERENCES accounts (id),
    asked_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    ended_at timestamptz,
    outcome text CHECK (outcome IN ('devolvido', 'recusado')),
    CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    UNIQUE (provider, charge_id)
  );
  COMMENT ON COLUMN charge_refunds.asked_by IS 'the admin; null when the rules asked';
  CREATE INDEX charge_refunds_due ON charge_refunds (next_attempt_at) WHERE ended_at IS NULL;
  CREATE INDEX charge_refunds_of_payment ON charge_refunds (payment_id);
`;
