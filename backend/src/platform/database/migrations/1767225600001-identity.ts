import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from './append-only.js';

export class Identity1767225600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [
        ACCOUNTS,
        COUNTED_ACCOUNTS,
        CONSENTS,
        SESSIONS,
        LOGIN_LOCKS,
        LINKS,
        SECOND_FACTORS,
        PASSKEYS,
        OWN_ACCOUNT,
        PRESENCE,
        API_KEYS,
      ].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE api_keys, account_presence, account_erasures, account_events, passkey_challenges, passkeys, second_factors, account_links, login_locks, sessions, consents, accounts',
    );
    await runner.query('DROP FUNCTION count_account, keep_consents, account_events_is_append_only');
  }
}

const ACCOUNTS = `
  CREATE TABLE accounts (
    id uuid PRIMARY KEY,
    role text NOT NULL CHECK (role IN ('user', 'admin')),
    email text UNIQUE CHECK (email = lower(email)),
    mailbox_hash bytea UNIQUE,
    email_confirmed_at timestamptz,
    username text UNIQUE CHECK (username = lower(username)),
    name text NOT NULL,
    password_hash text NOT NULL,
    must_change_password boolean NOT NULL DEFAULT false,
    credentials_version integer NOT NULL DEFAULT 0,
    default_purpose text,
    privacy_mode boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    last_login_at timestamptz,
    previous_login_at timestamptz,
    blocked_at timestamptz,
    erased_at timestamptz,
    CONSTRAINT accounts_user_has_email CHECK (role = 'admin' OR email IS NOT NULL OR erased_at IS NOT NULL),
    CONSTRAINT accounts_admin_has_username CHECK (role = 'user' OR username IS NOT NULL)
  );
  COMMENT ON COLUMN accounts.mailbox_hash IS 'keyed hash that all addresses of the e-mail''s mailbox have in common';
  COMMENT ON COLUMN accounts.credentials_version IS 'grows whenever all sessions end; temporary tokens of an earlier one are void';
  CREATE INDEX accounts_created_at ON accounts (created_at);
`;

/** Accounts of subscribers by the day of their registration, and by that of their end. */
const COUNTED_ACCOUNTS = `
  CREATE FUNCTION count_account() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO counter_steps (measure, day, hour, part, n)
      SELECT 'accounts', brazilian_day(at), brazilian_hour(at), ARRAY[step], sum(sign)
      FROM (VALUES
        (NEW.role, 'registered', NEW.created_at, 1), (NEW.role, 'erased', NEW.erased_at, 1),
        (OLD.role, 'registered', OLD.created_at, -1), (OLD.role, 'erased', OLD.erased_at, -1)
      ) AS moves (role, step, at, sign)
      WHERE role = 'user' AND at IS NOT NULL GROUP BY 2, 3, 4 HAVING sum(sign) <> 0;
      RETURN NULL;
    END $$;
  CREATE TRIGGER counted AFTER INSERT OR DELETE OR UPDATE OF role, created_at, erased_at ON accounts FOR EACH ROW EXECUTE FUNCTION count_account();
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

/** `proven_until`: until when a session counts as just proven. */
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
    address bytea,
    agent bytea,
    device_hash bytea,
    ended_at timestamptz,
    end_reason text CHECK (end_reason IN ('logout', 'reuse', 'password', 'blocked', 'revoked')),
    proven_until timestamptz
  );
  COMMENT ON COLUMN sessions.address IS 'encrypted, as is the agent';
  COMMENT ON COLUMN sessions.device_hash IS 'keyed hash of the account and the device''s name: whether such a one was there before';
  CREATE INDEX sessions_device ON sessions (account_id, device_hash);
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

/**
 * Links that reached an account's owner by e-mail and were not used yet: hashes only. Of each purpose the newest counts
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

/** Authenticator apps of administrators: the secret encrypted, the recovery codes hashed, the last time step that was used. */
const SECOND_FACTORS = `
  CREATE TABLE second_factors (
    account_id uuid PRIMARY KEY REFERENCES accounts (id),
    secret bytea NOT NULL,
    begun_at timestamptz NOT NULL,
    confirmed_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0,
    recovery_hashes bytea[] NOT NULL DEFAULT '{}'
  );
`;

/** Credentials that open an account without a password: what browsers made, and what they were asked. */
const PASSKEYS = `
  CREATE TABLE passkeys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    credential_id bytea NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL DEFAULT '{}',
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
    created_at timestamptz NOT NULL,
    last_used_at timestamptz
  );
  CREATE INDEX passkeys_of_account ON passkeys (account_id, created_at, id);
  CREATE TABLE passkey_challenges (
    challenge text PRIMARY KEY,
    account_id uuid REFERENCES accounts (id),
    expires_at timestamptz NOT NULL
  );
  COMMENT ON COLUMN passkey_challenges.account_id IS 'who adds one; null: whoever signs in';
  CREATE INDEX passkey_challenges_of_account ON passkey_challenges (account_id);
  CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);
`;

/** What owners did with their accounts as a whole, and the erasures that are still to be finished. */
const OWN_ACCOUNT = `
  CREATE TABLE account_events (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id),
    action text NOT NULL CHECK (action IN ('exported', 'erased')),
    happened_at timestamptz NOT NULL
  );
  CREATE INDEX account_events_of_account ON account_events (account_id, id);
  CREATE FUNCTION account_events_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'account_events is append-only'; END $$;
  ${appendOnly('account_events', 'account_events_is_append_only')}

  CREATE TABLE account_erasures (
    account_id uuid PRIMARY KEY REFERENCES accounts (id),
    erased_at timestamptz NOT NULL,
    next_sweep_at timestamptz
  );
  COMMENT ON COLUMN account_erasures.next_sweep_at IS 'when to erase what is left or came late; null: done';
  CREATE INDEX account_erasures_due ON account_erasures (next_sweep_at) WHERE next_sweep_at IS NOT NULL;
`;

/** Who has been here in the last minutes, as all instances have seen it. After a crash of the database it begins anew. */
const PRESENCE = `
  CREATE UNLOGGED TABLE account_presence (
    account_id uuid PRIMARY KEY,
    seen_at timestamptz NOT NULL
  ) WITH (fillfactor = 50);
  COMMENT ON TABLE account_presence IS 'no foreign key: written every few seconds; a row lives for minutes';
`;

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
