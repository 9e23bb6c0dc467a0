import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountLinks1767225600031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_links');
  }
}

/**
 * Links that reached an account's owner by letter and were not used yet: hashes only. Of each purpose the newest counts
 * alone, but for the ways back to former addresses: a thief who moves an account twice must not bury the first one.
 */
const LINKS = `
  CREATE TABLE account_links (
    token_hash bytea PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('reset-password', 'confirm-email', 'restore-email')),
    email bytea,
    email_hash bytea,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT account_links_email CHECK ((email IS NULL) = (purpose = 'reset-password'))
  );
  CREATE UNIQUE INDEX account_links_newest ON account_links (account_id, purpose) WHERE purpose <> 'restore-email';
  CREATE INDEX account_links_of_account ON account_links (account_id);
  CREATE INDEX account_links_email_hash ON account_links (email_hash) WHERE purpose = 'restore-email';
  CREATE INDEX account_links_expires_at ON account_links (expires_at);
`;
