import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailOutbox1767225600030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OUTBOX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_outbox');
  }
}

/** Letters that wait to be sent: address and words are encrypted, and the row goes when the letter is gone. */
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
