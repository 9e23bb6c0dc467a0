import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Messaging1767225600004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([BROADCASTS, SUGGESTIONS, WHATSAPP, EMAILS, WEBHOOKS].join(''));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE webhook_attempts, webhook_deliveries, webhook_endpoints, plan_end_letters, letter_preferences, whatsapp_notices, whatsapp_inbox, whatsapp_links, suggestions, broadcast_recipients, broadcasts',
    );
    await runner.query('DROP FUNCTION count_suggestion');
  }
}

/** What administrators tell subscribers, whom each was for, who has read it, and how far its copies by e-mail are. */
const BROADCASTS = `
  CREATE TABLE broadcasts (
    id uuid PRIMARY KEY,
    number integer UNIQUE,
    content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 500),
    segment text CHECK (segment IN ('all', 'active', 'expiring', 'bronze', 'silver', 'gold')),
    composed_at timestamptz NOT NULL,
    composed_by uuid,
    send_at timestamptz NOT NULL,
    sent_at timestamptz,
    user_count integer CHECK (user_count >= 0),
    cancelled_at timestamptz,
    copied_to uuid,
    copied_at timestamptz,
    topic text UNIQUE,
    link text,
    CHECK ((sent_at IS NULL) = (number IS NULL) AND (sent_at IS NULL) = (user_count IS NULL)),
    CHECK (sent_at IS NULL OR cancelled_at IS NULL)
  );
  COMMENT ON COLUMN broadcasts.number IS 'order of sending, which is the order of commits';
  COMMENT ON COLUMN broadcasts.copied_to IS 'the last account that was looked at for a copy by e-mail, while there are more';
  COMMENT ON COLUMN broadcasts.topic IS 'what the product itself tells, once; null for what administrators compose';
  COMMENT ON COLUMN broadcasts.link IS 'the page of ours where there is more';
  CREATE INDEX broadcasts_due ON broadcasts (send_at) WHERE sent_at IS NULL AND cancelled_at IS NULL;
  CREATE INDEX broadcasts_uncopied ON broadcasts (number) WHERE sent_at IS NOT NULL AND copied_at IS NULL;
  CREATE INDEX broadcasts_newest ON broadcasts (composed_at DESC, id DESC);

  CREATE TABLE broadcast_recipients (
    account_id uuid NOT NULL,
    number integer NOT NULL,
    read_at timestamptz,
    PRIMARY KEY (account_id, number)
  );
  COMMENT ON TABLE broadcast_recipients IS 'no foreign keys: one statement writes a row for each account, accounts and sent broadcasts are never deleted';
  CREATE INDEX broadcast_recipients_unread ON broadcast_recipients (account_id, number) WHERE read_at IS NULL;
  CREATE INDEX broadcast_recipients_read ON broadcast_recipients (number) WHERE read_at IS NOT NULL;
`;

const SUGGESTIONS = `
  CREATE TABLE suggestions (
    id uuid PRIMARY KEY,
    type text NOT NULL CHECK (type IN ('suggestion', 'problem')),
    words bytea NOT NULL,
    account_id uuid REFERENCES accounts (id),
    state text NOT NULL CHECK (state IN ('pendente', 'em_analise', 'respondida')),
    created_at timestamptz NOT NULL,
    answer bytea,
    answered_at timestamptz,
    answered_by uuid REFERENCES accounts (id),
    CHECK ((state = 'respondida') = (answer IS NOT NULL AND answered_at IS NOT NULL))
  );
  COMMENT ON COLUMN suggestions.words IS 'message and address for the answer, encrypted';
  CREATE INDEX suggestions_by_state ON suggestions (state, id DESC);
  CREATE INDEX suggestions_of_account ON suggestions (account_id) WHERE account_id IS NOT NULL;

  CREATE FUNCTION count_suggestion() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO counter_steps (measure, day, part, n)
      SELECT 'suggestions', brazilian_day(at), ARRAY[state], sum(sign)
      FROM (VALUES (NEW.state, NEW.created_at, 1), (OLD.state, OLD.created_at, -1)) AS moves (state, at, sign)
      WHERE at IS NOT NULL GROUP BY 2, 3 HAVING sum(sign) <> 0;
      RETURN NULL;
    END $$;
  CREATE TRIGGER counted AFTER INSERT OR DELETE OR UPDATE OF state, created_at ON suggestions FOR EACH ROW EXECUTE FUNCTION count_suggestion();
`;

const WHATSAPP = `
  CREATE TABLE whatsapp_links (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL UNIQUE REFERENCES accounts (id),
    phone bytea NOT NULL,
    number_hash bytea NOT NULL,
    added_at timestamptz NOT NULL,
    verified_at timestamptz,
    revoked_at timestamptz,
    CHECK (verified_at IS NULL OR revoked_at IS NULL)
  );
  COMMENT ON COLUMN whatsapp_links.phone IS 'the number as it was added, encrypted';
  COMMENT ON COLUMN whatsapp_links.revoked_at IS 'the sessions ended then: it waits for a proof with a new code';
  CREATE INDEX whatsapp_links_waiting ON whatsapp_links (number_hash) WHERE verified_at IS NULL;
  CREATE UNIQUE INDEX whatsapp_links_verified ON whatsapp_links (number_hash) WHERE verified_at IS NOT NULL;

  CREATE TABLE whatsapp_inbox (
    id uuid PRIMARY KEY,
    message_hash bytea NOT NULL UNIQUE,
    sender_hash bytea NOT NULL,
    message bytea,
    received_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    outcome text,
    reply bytea,
    delivery text,
    processed_at timestamptz
  );
  COMMENT ON COLUMN whatsapp_inbox.message IS 'who wrote what, encrypted; gone once it is processed, as is the reply';
  CREATE INDEX whatsapp_inbox_due ON whatsapp_inbox (sender_hash, id) WHERE processed_at IS NULL;
  CREATE INDEX whatsapp_inbox_of_sender ON whatsapp_inbox (sender_hash, received_at);
  CREATE INDEX whatsapp_inbox_by_age ON whatsapp_inbox (received_at);

  CREATE TABLE whatsapp_notices (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    words text[] NOT NULL,
    put_at timestamptz NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    worth_until timestamptz NOT NULL
  );
  COMMENT ON COLUMN whatsapp_notices.words IS 'what goes into the template: figures and months';
  CREATE INDEX whatsapp_notices_due ON whatsapp_notices (next_attempt_at);
  CREATE INDEX whatsapp_notices_of_account ON whatsapp_notices (account_id);
`;

/** Which e-mails accounts want, and which were written of the end of a plan. */
const EMAILS = `
  CREATE TABLE letter_preferences (
    account_id uuid PRIMARY KEY,
    plan_end boolean NOT NULL,
    broadcasts boolean NOT NULL,
    link_hash bytea NOT NULL UNIQUE,
    companies boolean NOT NULL DEFAULT true,
    companies_whatsapp boolean NOT NULL DEFAULT false,
    companies_link_hash bytea UNIQUE
  );
  CREATE INDEX letter_preferences_broadcasts ON letter_preferences (account_id) WHERE broadcasts;

  CREATE TABLE plan_end_letters (
    account_id uuid NOT NULL,
    ends_at timestamptz NOT NULL,
    milestone smallint NOT NULL CHECK (milestone IN (0, 1, 3, 7)),
    written_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, ends_at, milestone)
  );
`;

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
    resent_by uuid[] NOT NULL DEFAULT '{}',
    UNIQUE (endpoint_id, event_id)
  );
  COMMENT ON COLUMN webhook_deliveries.event_id IS 'the same at each endpoint and in each attempt';
  COMMENT ON COLUMN webhook_deliveries.body IS 'encrypted, bound to the row';
  COMMENT ON COLUMN webhook_deliveries.worth_until IS 'when it is given up';
  COMMENT ON COLUMN webhook_deliveries.resent_by IS 'hashes of idempotency keys that it was sent again with, the newest first';
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
