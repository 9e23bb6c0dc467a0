import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lookups: history and audit, one partition a month (UTC), made ahead by `lookup_make_partitions`; there is no default
 * partition. No foreign key to accounts: its check costs more than the insert, and the audit outlives the account.
 *
 * An entry's id is a UUIDv7 and its created_at is the moment in that id, so an id alone names its partition. History
 * and audit share the id. The audit is never updated: a hash chain over it belongs into a table of its own that refers
 * to (created_at, id).
 */
export class Lookups1767225600003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HISTORY);
    await runner.query(AUDIT);
    await runner.query(COUNTS);
    await runner.query(PARTITIONS);
    await runner.query(`SELECT lookup_make_partitions(now() - interval '1 month', 5)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION lookup_make_partitions(timestamptz, integer);
      DROP TABLE lookup_counts_pending, lookup_account_counts, lookup_daily_counts;
      DROP TABLE lookup_accesses, lookup_audit, lookup_history;
      DROP FUNCTION lookup_audit_is_append_only();
    `);
  }
}

const HISTORY = `
  CREATE TABLE lookup_history (
    account_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('success', 'not_found', 'diverged', 'source_down', 'simulated')),
    origem text,
    fonte text,
    protocolo text NOT NULL,
    masked text NOT NULL,
    purpose text,
    dados_de text,
    latency_ms integer NOT NULL,
    query bytea,
    result bytea,
    PRIMARY KEY (account_id, created_at, id),
    CHECK ((outcome = 'simulated') = (origem IS NOT DISTINCT FROM 'simulada'))
  ) PARTITION BY RANGE (created_at);
  COMMENT ON COLUMN lookup_history.query IS 'encrypted inputs, bound to the id';
  COMMENT ON COLUMN lookup_history.result IS 'encrypted answer, bound to the id; null without one or after its retention';
  CREATE INDEX lookup_history_by_type ON lookup_history (account_id, type, created_at, id);
  CREATE INDEX lookup_history_failures ON lookup_history (account_id, created_at, id) WHERE outcome <> 'success';
`;

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
      CHECK (outcome IN ('success', 'not_found', 'diverged', 'source_down', 'simulated', 'refused')),
    protocolo text NOT NULL,
    PRIMARY KEY (created_at, id)
  ) PARTITION BY RANGE (created_at);
  COMMENT ON COLUMN lookup_audit.outcome IS 'refused: a source was asked, but the plan had ended before the answer';

  CREATE TABLE lookup_accesses (
    id uuid PRIMARY KEY,
    accessed_at timestamptz NOT NULL,
    account_id uuid NOT NULL,
    history_id uuid NOT NULL,
    action text NOT NULL CHECK (action IN ('opened', 'erased'))
  );

  CREATE FUNCTION lookup_audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON lookup_audit
    FOR EACH ROW EXECUTE FUNCTION lookup_audit_is_append_only();
  CREATE TRIGGER never_emptied BEFORE TRUNCATE ON lookup_audit
    FOR EACH STATEMENT EXECUTE FUNCTION lookup_audit_is_append_only();
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON lookup_accesses
    FOR EACH ROW EXECUTE FUNCTION lookup_audit_is_append_only();
  CREATE TRIGGER never_emptied BEFORE TRUNCATE ON lookup_accesses
    FOR EACH STATEMENT EXECUTE FUNCTION lookup_audit_is_append_only();
`;

const COUNTS = `
  CREATE TABLE lookup_counts_pending (
    account_id uuid NOT NULL,
    day date NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n integer NOT NULL
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
        FOREACH parent IN ARRAY ARRAY['lookup_history', 'lookup_audit'] LOOP
          part := parent || to_char(month, '_YYYY_MM');
          CONTINUE WHEN to_regclass(part) IS NOT NULL;
          EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent);
          IF parent = 'lookup_history' THEN
            EXECUTE format('ALTER TABLE %I ALTER query SET STORAGE EXTERNAL, ALTER result SET STORAGE EXTERNAL', part);
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
