/**
 * One partition a month (UTC), as the audit has and the search terms have, made ahead by `lookup_make_partitions`; there is
 * no default partition. No foreign key to accounts: its check costs more than the insert, and the audit outlives the account.
 *
 * An entry's id is a UUIDv7 and its created_at is the moment in that id, so an id alone names its partition. History and
 * audit share the id. The index of results finds those whose retention is over; an entry leaves it together with its result.
 */
export const HISTORY = `
  CREATE TABLE lookup_history (
    account_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('success', 'not_found', 'diverged', 'source_down', 'simulated', 'withheld')),
    origem text,
    fonte text,
    protocolo text NOT NULL,
    masked text NOT NULL,
    purpose text,
    dados_de text,
    latency_ms integer NOT NULL,
    query bytea,
    result bytea,
    terms bigint[],
    subjects bigint[],
    PRIMARY KEY (account_id, created_at, id),
    CHECK ((outcome = 'simulated') = (origem IS NOT DISTINCT FROM 'simulada'))
  ) PARTITION BY RANGE (created_at);
  COMMENT ON COLUMN lookup_history.query IS 'encrypted inputs, bound to the id';
  COMMENT ON COLUMN lookup_history.result IS 'encrypted answer, bound to the id; null without one or after its retention';
  COMMENT ON COLUMN lookup_history.terms IS 'keyed hashes by which the entry is found; null for entries older than the search';
  COMMENT ON COLUMN lookup_history.subjects IS 'keyed hashes of whom it asked for or found: its dossiers; they stand among the search terms too';
  CREATE INDEX lookup_history_by_type ON lookup_history (account_id, type, created_at, id);
  CREATE INDEX lookup_history_failures ON lookup_history (account_id, created_at, id) WHERE outcome <> 'success';
  CREATE INDEX lookup_history_results ON lookup_history (created_at) WHERE result IS NOT NULL;
`;

/**
 * Search in the history by keyed hashes: a narrow table in search order, partitioned as the history is, so that a month
 * goes with its terms. An entry names its own terms, so that they can be found when it is erased, by whoever erases it.
 *
 * `n_distinct` tells the planner that a term may be a common one. By its statistics a term has a handful of entries, as most
 * do; for a common name it would then read and sort all of them, instead of the newest ones in the order of the index. Of a
 * rare term what it is told is wrong, and costs nothing. Partitions do not take the setting over, so they are given it.
 */
export const TERMS = `
  CREATE TABLE lookup_history_terms (
    account_id uuid NOT NULL,
    term bigint NOT NULL,
    created_at timestamptz NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    PRIMARY KEY (account_id, term, created_at, id) INCLUDE (type, outcome)
  ) PARTITION BY RANGE (created_at);
  ALTER TABLE lookup_history_terms ALTER term SET (n_distinct_inherited = 100);
  COMMENT ON TABLE lookup_history_terms IS 'one row an entry and term; type and outcome as the entry has them, for filters';
`;

/** What an account has written about a person or company that it looked up. */
export const DOSSIERS = `
  CREATE TABLE lookup_dossiers (
    account_id uuid NOT NULL,
    subject bigint NOT NULL,
    content bytea NOT NULL,
    label_terms bigint[] NOT NULL,
    looked_up_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, subject)
  );
  COMMENT ON COLUMN lookup_dossiers.content IS 'encrypted notes, labels and whom they are about, bound to the row';
  COMMENT ON COLUMN lookup_dossiers.label_terms IS 'keyed hashes of the words of its labels';
  COMMENT ON COLUMN lookup_dossiers.looked_up_at IS 'a lookup of the subject; there may be later ones';
  CREATE INDEX lookup_dossiers_to_end ON lookup_dossiers (looked_up_at);
`;

/**
 * With entries of the history go their search terms, and what was written of whom nothing is left. Dossiers are locked first, so that of two
 * erasures at once the later one sees what the other left.
 */
export const ERASURE = `
  CREATE FUNCTION lookup_history_terms_go_too() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM lookup_dossiers d
      WHERE (d.account_id, d.subject) IN (SELECT account_id, unnest(subjects) FROM gone)
      ORDER BY d.account_id, d.subject FOR UPDATE;
      DELETE FROM lookup_history_terms t
      USING (SELECT account_id, created_at, id, unnest(terms || subjects) AS term FROM gone) AS g
      WHERE t.account_id = g.account_id AND t.term = g.term AND t.created_at = g.created_at AND t.id = g.id;
      DELETE FROM lookup_dossiers d
      WHERE (d.account_id, d.subject) IN (SELECT account_id, unnest(subjects) FROM gone)
        AND NOT EXISTS (SELECT FROM lookup_history_terms t WHERE t.account_id = d.account_id AND t.term = d.subject);
      RETURN NULL;
    END $$;
  CREATE TRIGGER terms_go_too AFTER DELETE ON lookup_history REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION lookup_history_terms_go_too();
`;

/** Idempotency keys of programs, for a day. */
export const REQUESTS = `
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
