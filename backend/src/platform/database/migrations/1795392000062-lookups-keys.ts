import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LookupsKeys1795392000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lookup_key_counts');
    await runner.query('ALTER TABLE lookup_audit DROP COLUMN key_id');
  }
}

/** With which API key a lookup was made, and how many were made with each. */
const KEYS = `
  ALTER TABLE lookup_audit ADD COLUMN key_id uuid;
  COMMENT ON COLUMN lookup_audit.key_id IS 'the API key of a call of the public API; the mark covers it';

  CREATE TABLE lookup_key_counts (
    key_id uuid NOT NULL,
    account_id uuid NOT NULL,
    day date NOT NULL,
    type text NOT NULL,
    found int NOT NULL,
    others int NOT NULL,
    PRIMARY KEY (key_id, day, type)
  );
  COMMENT ON TABLE lookup_key_counts IS 'lookups by API key, type and day in Brasília';
  CREATE INDEX lookup_key_counts_of_account ON lookup_key_counts (account_id, day);
`;
