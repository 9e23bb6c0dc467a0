import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators tell subscribers, whom each was for, and who has read it. */
export class Broadcasts1767225600140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        CHECK ((sent_at IS NULL) = (number IS NULL) AND (sent_at IS NULL) = (user_count IS NULL)),
        CHECK (sent_at IS NULL OR cancelled_at IS NULL)
      );
      COMMENT ON COLUMN broadcasts.number IS 'order of sending, which is the order of commits';
      CREATE INDEX broadcasts_due ON broadcasts (send_at) WHERE sent_at IS NULL AND cancelled_at IS NULL;

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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE broadcast_recipients, broadcasts');
  }
}
