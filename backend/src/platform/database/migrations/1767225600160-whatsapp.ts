import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Whatsapp1767225600160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE whatsapp_links (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL UNIQUE REFERENCES accounts (id),
        phone bytea NOT NULL,
        number_hash bytea NOT NULL,
        added_at timestamptz NOT NULL,
        verified_at timestamptz
      );
      COMMENT ON COLUMN whatsapp_links.phone IS 'the number as it was added, encrypted';
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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE whatsapp_inbox, whatsapp_links');
  }
}
