import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Messaging1767225600004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([BROADCASTS, SUGGESTIONS, WHATSAPP, EMAILS].join(''));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE plan_end_letters, letter_preferences, whatsapp_inbox, whatsapp_links, suggestions, broadcast_recipients, broadcasts',
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
    segment text NOT NULL CHECK (segment IN ('all', 'active', 'expiring', 'bronze', 'silver', 'gold')),
    composed_at timestamptz NOT NULL,
    composed_by uuid NOT NULL,
    send_at timestamptz NOT NULL,
    sent_at timestamptz,
    user_count integer CHECK (user_count >= 0),
    cancelled_at timestamptz,
    copied_to uuid,
    copied_at timestamptz,
    CHECK ((sent_at IS NULL) = (number IS NULL) AND (sent_at IS NULL) = (user_count IS NULL)),
    CHECK (sent_at IS NULL OR cancelled_at IS NULL)
  );
  COMMENT ON COLUMN broadcasts.number IS 'order of sending, which is the order of commits';
  COMMENT ON COLUMN broadcasts.copied_to IS 'the last account that was looked at for a copy by e-mail, while there are more';
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
`;

/** Which e-mails accounts want, and which were written of the end of a plan. */
const EMAILS = `
  CREATE TABLE letter_preferences (
    account_id uuid PRIMARY KEY,
    plan_end boolean NOT NULL,
    broadcasts boolean NOT NULL,
    link_hash bytea NOT NULL UNIQUE
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
