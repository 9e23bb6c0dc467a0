import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Identity1767225600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(CONSENTS);
    await runner.query(SESSIONS);
    await runner.query(LOGIN_LOCKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_locks, sessions, consents, accounts');
    await runner.query('DROP FUNCTION keep_consents()');
  }
}

const ACCOUNTS = `
  CREATE TABLE accounts (
    id uuid PRIMARY KEY,
    role text NOT NULL CHECK (role IN ('user', 'admin')),
    email text UNIQUE CHECK (email = lower(email)),
    username text UNIQUE CHECK (username = lower(username)),
    name text NOT NULL,
    password_hash text NOT NULL,
    must_change_password boolean NOT NULL DEFAULT false,
    default_purpose text,
    created_at timestamptz NOT NULL,
    last_login_at timestamptz,
    previous_login_at timestamptz,
    blocked_at timestamptz,
    erased_at timestamptz,
    CONSTRAINT accounts_user_has_email CHECK (role = 'admin' OR email IS NOT NULL OR erased_at IS NOT NULL),
    CONSTRAINT accounts_admin_has_username CHECK (role = 'user' OR username IS NOT NULL)
  );
  CREATE INDEX accounts_created_at ON accounts (created_at);
`;

/** What was accepted stays as it was; only the caller's address and agent may be blanked, for an erasure. */
const CONSENTS = `
  CREATE TABLE consents (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    document text NOT NULL,
    version text NOT NULL,
    accepted_at timestamptz NOT NULL,
    address text,
    agent text
  );
  CREATE INDEX consents_latest ON consents (account_id, document, accepted_at DESC, id DESC);

  CREATE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.address IS NULL AND NEW.agent IS NULL
      AND (NEW.id, NEW.account_id, NEW.document, NEW.version, NEW.accepted_at)
        = (OLD.id, OLD.account_id, OLD.document, OLD.version, OLD.accepted_at) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'consents are append-only';
  END $$;
  CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
    FOR EACH ROW EXECUTE FUNCTION keep_consents();
`;

const SESSIONS = `
  CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    kind text NOT NULL CHECK (kind IN ('user', 'admin')),
    token_hash bytea NOT NULL,
    previous_hash bytea,
    previous_repeated boolean NOT NULL DEFAULT false,
    rotated_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    idle_expires_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    address text,
    agent text,
    ended_at timestamptz,
    end_reason text CHECK (end_reason IN ('logout', 'reuse', 'password', 'blocked', 'revoked'))
  );
  CREATE INDEX sessions_open ON sessions (account_id, last_seen_at DESC) WHERE ended_at IS NULL;
  CREATE INDEX sessions_expires_at ON sessions (expires_at);
`;

/** Failed attempts at the administrators' door, and until when it stays closed. */
const LOGIN_LOCKS = `
  CREATE TABLE login_locks (
    key text PRIMARY KEY,
    attempts integer NOT NULL,
    counted_until timestamptz NOT NULL,
    locked_until timestamptz
  );
  CREATE INDEX login_locks_counted_until ON login_locks (counted_until);
`;
