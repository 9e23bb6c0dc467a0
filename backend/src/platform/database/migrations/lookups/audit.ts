import { appendOnly } from '../append-only.js';

/**
 * Never updated. The indexes are what reading looks things up by: whom a lookup was about, who asked, its type, and the
 * outcomes that are not the common one. A simulated answer has its origin, and that origin makes nothing else.
 */
export const AUDIT = `
  CREATE TABLE lookup_audit (
    created_at timestamptz NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    type text NOT NULL,
    masked text NOT NULL,
    subject_hash bytea NOT NULL,
    purpose text,
    legal_basis text,
    origem text,
    fonte text,
    outcome text NOT NULL
      CHECK (outcome IN ('success', 'not_found', 'diverged', 'source_down', 'simulated', 'refused', 'withheld')),
    protocolo text NOT NULL,
    mac bytea NOT NULL,
    key_id uuid,
    PRIMARY KEY (created_at, id),
    CONSTRAINT lookup_audit_simulation CHECK (
      CASE WHEN origem IS NOT DISTINCT FROM 'simulada'
        THEN outcome IN ('simulated', 'refused')
        ELSE outcome <> 'simulated'
      END)
  ) PARTITION BY RANGE (created_at);
  COMMENT ON COLUMN lookup_audit.mac IS 'the application''s mark: a keyed hash of the other columns';
  COMMENT ON COLUMN lookup_audit.key_id IS 'the API key of a call of the public API; the mark covers it';
  COMMENT ON COLUMN lookup_audit.outcome IS 'refused: a source was asked, but the plan had ended before the answer';
  CREATE INDEX lookup_audit_by_subject ON lookup_audit (subject_hash, created_at, id);
  CREATE INDEX lookup_audit_by_account ON lookup_audit (account_id, created_at, id);
  CREATE INDEX lookup_audit_by_type ON lookup_audit (type, created_at, id);
  CREATE INDEX lookup_audit_uncommon ON lookup_audit (outcome, created_at, id) WHERE outcome <> 'success';

  CREATE TABLE lookup_accesses (
    id uuid PRIMARY KEY,
    accessed_at timestamptz NOT NULL,
    account_id uuid NOT NULL,
    history_id uuid,
    session_id uuid,
    action text NOT NULL CHECK (action IN ('opened', 'erased', 'revealed')),
    CONSTRAINT lookup_accesses_names_entry_or_session
      CHECK (CASE action WHEN 'revealed' THEN session_id IS NOT NULL ELSE history_id IS NOT NULL END)
  );
  COMMENT ON COLUMN lookup_accesses.action IS 'revealed: lists of that session told whole what was looked up';
  CREATE UNIQUE INDEX lookup_accesses_revealed ON lookup_accesses (session_id) WHERE action = 'revealed';

  CREATE FUNCTION lookup_audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
  ${appendOnly('lookup_audit', 'lookup_audit_is_append_only')}
  ${appendOnly('lookup_accesses', 'lookup_audit_is_append_only')}
`;

/** Builds each month's tables aside and attaches them, which does not wait for lookups under way. */
export const PARTITIONS = `
  CREATE FUNCTION lookup_make_partitions(since timestamptz, months integer) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      parent text;
      part text;
      month timestamp;
    BEGIN
      PERFORM pg_advisory_xact_lock(7251003);
      FOR i IN 0..months - 1 LOOP
        month := date_trunc('month', since AT TIME ZONE 'UTC') + make_interval(months => i);
        FOREACH parent IN ARRAY ARRAY['lookup_history', 'lookup_audit', 'lookup_history_terms'] LOOP
          part := parent || to_char(month, '_YYYY_MM');
          CONTINUE WHEN to_regclass(part) IS NOT NULL;
          EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent);
          IF parent = 'lookup_history' THEN
            EXECUTE format('ALTER TABLE %I ALTER query SET STORAGE EXTERNAL, ALTER result SET STORAGE EXTERNAL', part);
          ELSIF parent = 'lookup_history_terms' THEN
            EXECUTE format('ALTER TABLE %I ALTER term SET (n_distinct = 100)', part);
          ELSE
            EXECUTE format('CREATE TRIGGER never_emptied BEFORE TRUNCATE ON %I
              FOR EACH STATEMENT EXECUTE FUNCTION lookup_audit_is_append_only()', part);
          END IF;
          EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part,
            month AT TIME ZONE 'UTC', (month + interval '1 month') AT TIME ZONE 'UTC');
        END LOOP;
      END LOOP;
    END $$;
`;

/**
 * The hash chain over the audit of lookups and over what administrators did. Records are inserted freely and queued in the same
 * statement; a sealer links what has been committed into numbered blocks, so that the chain never makes lookups wait for each other.
 * The last index finds the block that holds a record.
 */
export const AUDIT_CHAIN = `
  CREATE TABLE lookup_audit_unsealed (
    created_at timestamptz NOT NULL,
    id uuid NOT NULL
  );

  CREATE TABLE lookup_audit_seals (
    number bigint PRIMARY KEY,
    sealed_at timestamptz NOT NULL,
    records text NOT NULL,
    ids uuid[] NOT NULL,
    row_hashes bytea NOT NULL,
    unmarked uuid[] NOT NULL,
    seal bytea NOT NULL,
    CHECK (length(row_hashes) = 32 * cardinality(ids))
  );
  COMMENT ON COLUMN lookup_audit_seals.records IS 'lookups or admin-actions';
  COMMENT ON COLUMN lookup_audit_seals.unmarked IS 'those of the ids without a mark of the application that fits';
  COMMENT ON COLUMN lookup_audit_seals.row_hashes IS 'SHA-256 of each row, in the order of ids';
  COMMENT ON COLUMN lookup_audit_seals.seal IS 'keyed hash over this block and the seal before it';
  ${appendOnly('lookup_audit_seals', 'lookup_audit_is_append_only')}
  CREATE INDEX lookup_audit_seals_of_record ON lookup_audit_seals USING gin (ids);
`;

/** What shows that a report was made here and is as it was made; the report itself is not kept. */
export const PROOFS = `
  CREATE TABLE report_proofs (
    id uuid PRIMARY KEY,
    made_at timestamptz NOT NULL,
    account_id uuid NOT NULL,
    code_hash bytea NOT NULL UNIQUE,
    type text NOT NULL,
    protocolo text NOT NULL,
    masked text NOT NULL,
    consulted_at timestamptz NOT NULL,
    source text NOT NULL,
    sha256 bytea NOT NULL,
    mac bytea NOT NULL
  );
  COMMENT ON TABLE report_proofs IS 'append-only; the subject is masked, who made it is an id';
  COMMENT ON COLUMN report_proofs.code_hash IS 'keyed hash of the code that stands on the report';
  COMMENT ON COLUMN report_proofs.sha256 IS 'of the file as it was handed over';
  COMMENT ON COLUMN report_proofs.mac IS 'the application''s mark, over every other column';
  CREATE INDEX report_proofs_of_account ON report_proofs (account_id, made_at);
  CREATE INDEX report_proofs_of_entry ON report_proofs (account_id, protocolo);
  CREATE TABLE report_proofs_unsealed (
    created_at timestamptz NOT NULL,
    id uuid NOT NULL
  );
  COMMENT ON TABLE report_proofs_unsealed IS 'proofs that wait to be linked into the audit''s chain';
  ${appendOnly('report_proofs', 'lookup_audit_is_append_only')}
`;
