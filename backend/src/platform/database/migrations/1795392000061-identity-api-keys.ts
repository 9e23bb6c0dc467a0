import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdentityApiKeys1795392000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(API_KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_keys');
  }
}

/** What programs call the public API with. Those that ended stay for six months, so that their owner knows them. */
const API_KEYS = `
  CREATE TABLE api_keys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
    prefix text NOT NULL UNIQUE,
    secret_hash bytea NOT NULL,
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
    networks text[] NOT NULL,
    purpose text,
    created_at timestamptz NOT NULL,
    created_by uuid NOT NULL,
    expires_at timestamptz,
    revoked_at timestamptz,
    replaced_by uuid,
    last_used_at timestamptz
  );
  COMMENT ON COLUMN api_keys.prefix IS 'what of the key may be shown; it is found by it';
  COMMENT ON COLUMN api_keys.secret_hash IS 'HMAC-SHA256 of the whole key';
  COMMENT ON COLUMN api_keys.networks IS 'CIDR; none: from everywhere';
  COMMENT ON COLUMN api_keys.created_by IS 'the owner, or an administrator';
  COMMENT ON COLUMN api_keys.replaced_by IS 'the key that took its place';
  COMMENT ON COLUMN api_keys.last_used_at IS 'an hour''s precision';
  CREATE INDEX api_keys_of_account ON api_keys (account_id, created_at, id);
`;
