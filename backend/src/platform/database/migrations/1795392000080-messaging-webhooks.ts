import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MessagingWebhooks1795392000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WEBHOOKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_attempts, webhook_deliveries, webhook_endpoints');
  }
}

/** Where subscribers' programs want to be told what happened, what is to be told, and what became of each attempt. */
const WEBHOOKS = `
  CREATE TABLE webhook_endpoints (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    content bytea NOT NULL,
    events text[] NOT NULL CHECK (cardinality(events) > 0),
    created_at timestamptz NOT NULL,
    good_at timestamptz NOT NULL,
    paused_at timestamptz,
    pause_reason text CHECK (pause_reason IN ('owner', 'dead', 'gone')),
    CHECK ((paused_at IS NULL) = (pause_reason IS NULL))
  );
  COMMENT ON COLUMN webhook_endpoints.content IS 'encrypted address and secrets, bound to the row';
  COMMENT ON COLUMN webhook_endpoints.good_at IS 'when a delivery was last taken; before the first one, when it was made or resumed';
  CREATE INDEX webhook_endpoints_of_account ON webhook_endpoints (account_id, id);

  CREATE TABLE webhook_deliveries (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
    event_id uuid NOT NULL,
    type text NOT NULL,
    body bytea NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given-up')),
    created_at timestamptz NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    worth_until timestamptz NOT NULL,
    ended_at timestamptz,
    UNIQUE (endpoint_id, event_id)
  );
  COMMENT ON COLUMN webhook_deliveries.event_id IS 'the same at each endpoint and in each attempt';
  COMMENT ON COLUMN webhook_deliveries.body IS 'encrypted, bound to the row';
  COMMENT ON COLUMN webhook_deliveries.worth_until IS 'when it is given up';
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint_id, id);
  CREATE INDEX webhook_deliveries_of_account ON webhook_deliveries (account_id);
  CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (created_at);

  CREATE TABLE webhook_attempts (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    delivery_id uuid NOT NULL REFERENCES webhook_deliveries (id) ON DELETE CASCADE,
    made_at timestamptz NOT NULL,
    duration_ms int NOT NULL,
    status int,
    fault text,
    reply bytea
  );
  COMMENT ON COLUMN webhook_attempts.reply IS 'the beginning of what was answered; encrypted, bound to the row';
  CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, id);
  CREATE INDEX webhook_attempts_of_account ON webhook_attempts (account_id);
`;
