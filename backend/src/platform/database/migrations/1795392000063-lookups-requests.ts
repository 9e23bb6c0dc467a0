import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LookupsRequests1795392000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REQUESTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lookup_requests');
  }
}

/** Idempotency keys of programs, for a day. */
const REQUESTS = `
  CREATE TABLE lookup_requests (
    account_id uuid NOT NULL,
    key_hash bytea NOT NULL,
    fingerprint bytea NOT NULL,
    protocolo text,
    created_at timestamptz NOT NULL,
    running_until timestamptz,
    PRIMARY KEY (account_id, key_hash)
  );
  COMMENT ON COLUMN lookup_requests.key_hash IS 'keyed hash of the idempotency key';
  COMMENT ON COLUMN lookup_requests.fingerprint IS 'keyed hash of what was asked';
  COMMENT ON COLUMN lookup_requests.protocolo IS 'the lookup that was answered; null while none was';
  CREATE INDEX lookup_requests_created_at ON lookup_requests (created_at);
`;
