import { appendOnly } from '../append-only.js';

/** Who is kept out of answers, as keyed hashes alone. A row is lifted once and never changed otherwise. */
export const SUPPRESSIONS = `
  CREATE TABLE suppressions (
    id uuid PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('cpf', 'nome_nascimento', 'nome_cpf', 'telefone', 'email', 'rg')),
    subject_hash bytea NOT NULL CHECK (length(subject_hash) = 32),
    reason text NOT NULL CHECK (reason IN ('titular', 'ordem_judicial', 'interno')),
    reference text NOT NULL,
    made_at timestamptz NOT NULL,
    made_by uuid NOT NULL,
    lifted_at timestamptz,
    lifted_by uuid,
    CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
  );
  COMMENT ON COLUMN suppressions.subject_hash IS 'keyed hash of kind and subject: what is suppressed is kept nowhere';
  COMMENT ON COLUMN suppressions.reference IS 'protocol or file number; several may hold for one subject';
  CREATE UNIQUE INDEX suppressions_once_a_reference ON suppressions (subject_hash, reference)
    WHERE lifted_at IS NULL;

  CREATE FUNCTION suppressions_are_lifted_once() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND old.lifted_at IS NULL AND new.lifted_at IS NOT NULL
        AND (to_jsonb(new) - 'lifted_at' - 'lifted_by') = (to_jsonb(old) - 'lifted_at' - 'lifted_by')
      THEN RETURN new;
      END IF;
      RAISE EXCEPTION 'suppressions are only ever lifted';
    END $$;
  CREATE TRIGGER lifted_once BEFORE UPDATE OR DELETE ON suppressions
    FOR EACH ROW EXECUTE FUNCTION suppressions_are_lifted_once();
  CREATE TRIGGER never_emptied BEFORE TRUNCATE ON suppressions
    FOR EACH STATEMENT EXECUTE FUNCTION suppressions_are_lifted_once();
`;

/**
 * What data subjects ask for. The skeleton stays; what is personal is encrypted, bound to the row, and goes when its
 * retention is over.
 */
export const DATA_REQUESTS = `
  CREATE TABLE privacy_requests (
    id uuid PRIMARY KEY,
    protocol text NOT NULL UNIQUE,
    form_key uuid NOT NULL UNIQUE,
    kind text NOT NULL CHECK (kind IN ('acesso', 'supressao', 'correcao', 'outra')),
    state text NOT NULL CHECK (state IN
      ('recebida', 'em_verificacao', 'aguardando_titular', 'confirmada', 'respondida', 'recusada', 'cancelada')),
    received_at timestamptz NOT NULL,
    due_on date NOT NULL,
    person bytea,
    cpf_hash bytea,
    identity_note bytea,
    answer bytea,
    email_confirmed_at timestamptz,
    identity_method text,
    identity_confirmed_at timestamptz,
    suppressed_at timestamptz,
    refusal_reason text,
    ended_at timestamptz,
    erased_at timestamptz,
    CHECK ((ended_at IS NOT NULL) = (state IN ('respondida', 'recusada', 'cancelada'))),
    CHECK ((refusal_reason IS NOT NULL) = (state = 'recusada')),
    CHECK ((erased_at IS NULL) OR num_nonnulls(person, cpf_hash, identity_note, answer) = 0),
    CHECK (state NOT IN ('confirmada', 'respondida')
      OR (email_confirmed_at IS NOT NULL AND identity_confirmed_at IS NOT NULL)),
    CHECK (suppressed_at IS NULL OR identity_confirmed_at IS NOT NULL)
  );
  COMMENT ON COLUMN privacy_requests.due_on IS 'the last day for the answer, in America/Sao_Paulo';
  COMMENT ON COLUMN privacy_requests.form_key IS 'chosen by the page for one form: sending it again makes no other request';
  CREATE INDEX privacy_requests_open ON privacy_requests (id) WHERE ended_at IS NULL;
  CREATE INDEX privacy_requests_by_cpf ON privacy_requests (cpf_hash);
  CREATE INDEX privacy_requests_to_erase ON privacy_requests (ended_at) WHERE erased_at IS NULL;

  CREATE TABLE privacy_request_events (
    id uuid PRIMARY KEY,
    request_id uuid NOT NULL REFERENCES privacy_requests (id),
    at timestamptz NOT NULL,
    actor text NOT NULL CHECK (actor IN ('titular', 'admin', 'sistema')),
    admin_id uuid,
    event text NOT NULL,
    state text NOT NULL,
    CHECK ((admin_id IS NOT NULL) = (actor = 'admin'))
  );
  COMMENT ON TABLE privacy_request_events IS 'append-only; no personal data';
  CREATE INDEX privacy_request_events_of_request ON privacy_request_events (request_id, id);

  CREATE FUNCTION privacy_request_events_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'privacy_request_events is append-only'; END $$;
  ${appendOnly('privacy_request_events', 'privacy_request_events_are_append_only')}

  CREATE TABLE privacy_request_links (
    token_hash bytea PRIMARY KEY,
    request_id uuid NOT NULL REFERENCES privacy_requests (id),
    purpose text NOT NULL CHECK (purpose IN ('confirm-email', 'read-answer')),
    attempts integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    UNIQUE (request_id, purpose)
  );
  CREATE INDEX privacy_request_links_expires_at ON privacy_request_links (expires_at);
`;
