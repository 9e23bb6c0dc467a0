import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from './append-only.js';

export class Lookups1767225600003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [
        HISTORY,
        TERMS,
        DOSSIERS,
        AUDIT,
        PARTITIONS,
        AUDIT_CHAIN,
        COUNTS,
        MONTHS,
        QUOTA,
        ABUSE,
        SWITCHES,
        REGISTER,
        HEALTH,
        SUPPRESSIONS,
        DATA_REQUESTS,
        DATA_REQUEST_EVENTS,
        DATA_REQUEST_LINKS,
      ].join(''),
    );
    await runner.query(`SELECT lookup_make_partitions(now() - interval '1 month', 5)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE privacy_request_links, privacy_request_events, privacy_requests, suppressions, health_states, health_days, health_recent, source_entry_changes, source_entries, lookup_switches, lookup_traces, lookup_observations, lookup_allowances, lookup_day_totals, lookup_monthly_counts, lookup_total_counts, lookup_hourly_counts, lookup_account_counts, lookup_daily_counts, lookup_counts_pending, lookup_audit_seals, lookup_audit_unsealed, lookup_accesses, lookup_audit, lookup_dossiers, lookup_history_terms, lookup_history',
    );
    await runner.query(
      'DROP FUNCTION lookup_history_terms_go_too, lookup_audit_is_append_only, lookup_make_partitions, count_lookup_day, lookup_take_allowance, keep_source_entry_changes, suppressions_are_lifted_once, privacy_request_events_are_append_only',
    );
  }
}

/**
 * One partition a month (UTC), as the audit has and the search terms have, made ahead by `lookup_make_partitions`; there is
 * no default partition. No foreign key to accounts: its check costs more than the insert, and the audit outlives the account.
 *
 * An entry's id is a UUIDv7 and its created_at is the moment in that id, so an id alone names its partition. History and
 * audit share the id. The index of results finds those whose retention is over; an entry leaves it together with its result.
 */
const HISTORY = `
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
const TERMS = `
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

/**
 * What an account has written about a person or company that it looked up. The row goes with the last entry of the subject,
 * by the history's trigger: that locks it first, so that of two erasures at once the later one sees what the other left.
 */
const DOSSIERS = `
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
 * Never updated. The indexes are what reading looks things up by: whom a lookup was about, who asked, its type, and the
 * outcomes that are not the common one. A simulated answer has its origin, and that origin makes nothing else.
 */
const AUDIT = `
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
    PRIMARY KEY (created_at, id),
    CONSTRAINT lookup_audit_simulation CHECK (
      CASE WHEN origem IS NOT DISTINCT FROM 'simulada'
        THEN outcome IN ('simulated', 'refused')
        ELSE outcome <> 'simulated'
      END)
  ) PARTITION BY RANGE (created_at);
  COMMENT ON COLUMN lookup_audit.mac IS 'the application''s mark: a keyed hash of the other columns';
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
const PARTITIONS = `
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
const AUDIT_CHAIN = `
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

/** What an erased account's lookups have appended still counts for the day, and for no account any more. */
const COUNTS = `
  CREATE TABLE lookup_counts_pending (
    account_id uuid,
    day date NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n integer NOT NULL,
    hour smallint NOT NULL DEFAULT extract(hour FROM now() AT TIME ZONE 'America/Sao_Paulo')
  );
  COMMENT ON TABLE lookup_counts_pending IS 'appended with each lookup; a job moves it into the two tables of totals';
  CREATE INDEX lookup_counts_pending_of_account ON lookup_counts_pending (account_id);

  CREATE TABLE lookup_daily_counts (
    day date NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (day, type, outcome)
  );
  COMMENT ON COLUMN lookup_daily_counts.day IS 'in America/Sao_Paulo';

  CREATE TABLE lookup_account_counts (
    account_id uuid NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (account_id, type, outcome)
  );
  COMMENT ON TABLE lookup_account_counts IS 'entries in each history: an erased entry is taken off, unlike in the daily counts';

  CREATE TABLE lookup_hourly_counts (
    day date NOT NULL,
    hour smallint NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (day, hour, type, outcome)
  );
  COMMENT ON COLUMN lookup_hourly_counts.hour IS 'in America/Sao_Paulo, as the day';

  CREATE TABLE lookup_total_counts (
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (type, outcome)
  );
`;

/** Lookups by the month, and of each day all of them, kept with the counts by day: a year is read from a few hundred rows. */
const MONTHS = `
  CREATE TABLE lookup_monthly_counts (
    month date NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (month, type, outcome)
  );
  COMMENT ON COLUMN lookup_monthly_counts.month IS 'its first day';

  CREATE TABLE lookup_day_totals (
    day date PRIMARY KEY,
    n bigint NOT NULL,
    found bigint NOT NULL
  );
  COMMENT ON COLUMN lookup_day_totals.found IS 'those with the outcome success';

  CREATE FUNCTION count_lookup_day() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      step bigint := NEW.n - CASE WHEN TG_OP = 'UPDATE' THEN OLD.n ELSE 0 END;
    BEGIN
      INSERT INTO lookup_monthly_counts AS c (month, type, outcome, n)
      VALUES (date_trunc('month', NEW.day::timestamp), NEW.type, NEW.outcome, step)
      ON CONFLICT (month, type, outcome) DO UPDATE SET n = c.n + excluded.n;
      INSERT INTO lookup_day_totals AS c (day, n, found)
      VALUES (NEW.day, step, CASE WHEN NEW.outcome = 'success' THEN step ELSE 0 END)
      ON CONFLICT (day) DO UPDATE SET n = c.n + excluded.n, found = c.found + excluded.found;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER counted AFTER INSERT OR UPDATE OF n ON lookup_daily_counts
    FOR EACH ROW EXECUTE FUNCTION count_lookup_day();
`;

/**
 * The lookups a day that plans allow. A row is what one process holds of one account's day: `granted` to it, of which
 * `used` were counted by the statement that keeps lookups. All rows of a day together never grant more than the plan allows,
 * since only `lookup_take_allowance` raises `granted`, one at a time for an account; and no row ever uses more than it was
 * granted. It is a function, so that each of its statements sees what was committed before the lock was had.
 */
const QUOTA = `
  CREATE TABLE lookup_allowances (
    holder uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    day date NOT NULL,
    granted integer NOT NULL,
    used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
    held_until timestamptz NOT NULL,
    CONSTRAINT lookup_allowances_used_within_grant CHECK (used <= granted)
  ) WITH (fillfactor = 70);
  COMMENT ON COLUMN lookup_allowances.day IS 'in America/Sao_Paulo';
  COMMENT ON COLUMN lookup_allowances.held_until IS 'after that what was granted and not used is granted anew, to whom asks first';
  CREATE INDEX lookup_allowances_of_account ON lookup_allowances (account_id, day);

  CREATE FUNCTION lookup_take_allowance(for_holder uuid, account uuid, of_day date, per_day integer, wanted integer,
    block integer, few integer) RETURNS TABLE (given integer, used integer, scarce boolean) LANGUAGE plpgsql AS $$
    DECLARE
      remaining integer;
      spent integer;
      gift integer;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(account::text, 7251120));
      UPDATE lookup_allowances l SET granted = l.used
        WHERE l.account_id = account AND l.day = of_day AND l.held_until <= now() AND l.granted > l.used;
      SELECT per_day - coalesce(sum(l.granted), 0), coalesce(sum(l.used), 0) INTO remaining, spent
        FROM lookup_allowances l WHERE l.account_id = account AND l.day = of_day;
      gift := CASE WHEN remaining - greatest(wanted, block) >= few THEN greatest(wanted, block)
        ELSE greatest(0, least(wanted, remaining)) END;
      IF gift > 0 THEN
        INSERT INTO lookup_allowances AS l (holder, account_id, day, granted, held_until)
          VALUES (for_holder, account, of_day, gift, now() + interval '60 seconds')
          ON CONFLICT (holder) DO UPDATE SET granted = l.granted + gift, held_until = excluded.held_until;
      END IF;
      RETURN QUERY SELECT gift, spent, remaining - gift < few;
    END $$;
`;

/**
 * What was noticed about accounts that try documents, contacts or names out, and what administrators decided; never
 * changed. And the traces by which instances notice it together: marks and places of one hour, which may be lost.
 */
const ABUSE = `
  CREATE TABLE lookup_observations (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('slowed', 'stopped', 'held', 'released')),
    detector text,
    figures jsonb NOT NULL DEFAULT '{}',
    until timestamptz,
    admin_id uuid,
    note text,
    CHECK ((kind IN ('held', 'released')) = (admin_id IS NOT NULL)),
    CHECK ((kind IN ('slowed', 'stopped')) = (detector IS NOT NULL AND until IS NOT NULL))
  );
  CREATE INDEX lookup_observations_of_account ON lookup_observations (account_id, id DESC);
  ${appendOnly('lookup_observations', 'lookup_audit_is_append_only')}

  CREATE UNLOGGED TABLE lookup_traces (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    instance uuid NOT NULL,
    account_id uuid NOT NULL,
    at timestamptz NOT NULL,
    trace jsonb NOT NULL
  );
  COMMENT ON COLUMN lookup_traces.trace IS 'keyed marks and shifted places: nothing can be read back';
  CREATE INDEX lookup_traces_of_account ON lookup_traces (account_id, seq);
`;

const SWITCHES = `
  CREATE TABLE lookup_switches (
    type text PRIMARY KEY,
    state text NOT NULL CHECK (state IN ('ativo', 'manutencao')),
    text text NOT NULL,
    since timestamptz NOT NULL,
    changed_by uuid
  );
  COMMENT ON TABLE lookup_switches IS 'a type without a row is active';
  INSERT INTO lookup_switches (type, state, text, since)
    VALUES ('cpf-pai', 'manutencao', 'Manutenção, voltará em breve...', now());
`;

/** The sources that answer the lookup types. */
const REGISTER = `
  CREATE TABLE source_entries (
    source text PRIMARY KEY,
    terms jsonb NOT NULL,
    changed_at timestamptz NOT NULL,
    changed_by uuid
  );

  CREATE TABLE source_entry_changes (
    id uuid PRIMARY KEY,
    source text NOT NULL,
    terms jsonb,
    changed_at timestamptz NOT NULL,
    changed_by uuid
  );
  COMMENT ON COLUMN source_entry_changes.terms IS 'as the entry was left; null: taken out';
  CREATE INDEX source_entry_changes_of ON source_entry_changes (source, changed_at DESC, id DESC);

  CREATE FUNCTION keep_source_entry_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'source_entry_changes is append-only'; END $$;
  ${appendOnly('source_entry_changes', 'keep_source_entry_changes')}
`;

/** How the sources, the lookup types and our own parts have done: counts by bucket and by day, and states with their time. */
const HEALTH = `
  CREATE TABLE health_recent (
    component text NOT NULL,
    at timestamptz NOT NULL,
    ok integer NOT NULL,
    failed integer NOT NULL,
    refused integer NOT NULL,
    latencies integer[] NOT NULL,
    failing text[] NOT NULL,
    PRIMARY KEY (component, at)
  );
  COMMENT ON COLUMN health_recent.failing IS 'marks of two accounts at most to which the lookup type could say nothing';
  CREATE INDEX health_recent_at ON health_recent (at);

  CREATE TABLE health_days (
    component text NOT NULL,
    day date NOT NULL,
    ok integer NOT NULL,
    failed integer NOT NULL,
    refused integer NOT NULL,
    latencies integer[] NOT NULL,
    PRIMARY KEY (component, day)
  );
  COMMENT ON COLUMN health_days.day IS 'in America/Sao_Paulo';

  CREATE TABLE health_states (
    component text NOT NULL,
    since timestamptz NOT NULL,
    until timestamptz NOT NULL,
    state text NOT NULL,
    PRIMARY KEY (component, since)
  ) WITH (fillfactor = 70);
  COMMENT ON COLUMN health_states.until IS 'the last moment at which somebody looked and it was so';
`;

/** Who is kept out of answers, as keyed hashes alone. A row is lifted once and never changed otherwise. */
const SUPPRESSIONS = `
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
const DATA_REQUESTS = `
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
`;

const DATA_REQUEST_EVENTS = `
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
`;

const DATA_REQUEST_LINKS = `
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
