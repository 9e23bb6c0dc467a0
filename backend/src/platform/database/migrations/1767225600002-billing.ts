import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Billing1767225600002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payments (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts (id),
        plan_id text NOT NULL,
        original_cents integer NOT NULL CHECK (original_cents >= 0),
        discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
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
        CHECK (amount_cents = original_cents - discount_cents),
        UNIQUE (provider, provider_payment_id)
      );
      COMMENT ON COLUMN payments.payer IS 'encrypted; kept only until the charge exists at the gateway';
      COMMENT ON COLUMN payments.closed_at IS 'when the gateway confirmed that an unpaid charge cannot be paid any more';
      CREATE UNIQUE INDEX payments_one_open ON payments (account_id, plan_id) WHERE status IN ('criado', 'aguardando');
      CREATE INDEX payments_of_account ON payments (account_id, id DESC);
      CREATE INDEX payments_due ON payments (next_check_at) WHERE next_check_at IS NOT NULL;

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
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON payment_ledger
        FOR EACH ROW EXECUTE FUNCTION payment_ledger_is_append_only();
      CREATE TRIGGER never_emptied BEFORE TRUNCATE ON payment_ledger
        FOR EACH STATEMENT EXECUTE FUNCTION payment_ledger_is_append_only();

      CREATE TABLE payment_requests (
        account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        key text NOT NULL,
        fingerprint bytea NOT NULL,
        payment_id uuid REFERENCES payments (id),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, key)
      );
      CREATE INDEX payment_requests_created_at ON payment_requests (created_at);

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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE subscription_grants, subscriptions, webhook_inbox, payment_requests, payment_ledger, payments;
      DROP FUNCTION payment_ledger_is_append_only();
    `);
  }
}
