import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search in the history by keyed hashes: a narrow table in search order, partitioned as the history is, so that a month
 * goes with its terms. An entry names its own terms, so that they can be found when it is erased, by whoever erases it.
 */
export class HistorySearch1767225600010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TERMS);
    await runner.query(partitions(['lookup_history', 'lookup_audit', 'lookup_history_terms']));
    await runner.query(MONTHS_THAT_EXIST);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(partitions(['lookup_history', 'lookup_audit']));
    await runner.query(`
      DROP TRIGGER terms_go_too ON lookup_history;
      DROP FUNCTION lookup_history_terms_go_too();
      DROP TABLE lookup_history_terms;
      ALTER TABLE lookup_history DROP COLUMN terms;
    `);
  }
}

const TERMS = `
  ALTER TABLE lookup_history ADD COLUMN terms bigint[];
  COMMENT ON COLUMN lookup_history.terms IS 'keyed hashes by which the entry is found; null for entries older than the search';

  CREATE TABLE lookup_history_terms (
    account_id uuid NOT NULL,
    term bigint NOT NULL,
    created_at timestamptz NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    PRIMARY KEY (account_id, term, created_at, id) INCLUDE (type, outcome)
  ) PARTITION BY RANGE (created_at);
  COMMENT ON TABLE lookup_history_terms IS 'one row an entry and term; type and outcome as the entry has them, for filters';

  CREATE FUNCTION lookup_history_terms_go_too() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM lookup_history_terms t
      USING (SELECT account_id, created_at, id, unnest(terms) AS term FROM gone) AS g
      WHERE t.account_id = g.account_id AND t.term = g.term AND t.created_at = g.created_at AND t.id = g.id;
      RETURN NULL;
    END $$;
  CREATE TRIGGER terms_go_too AFTER DELETE ON lookup_history REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION lookup_history_terms_go_too();
`;

/** As before, for these tables. */
function partitions(parents: readonly string[]): string {
  return `
  CREATE OR REPLACE FUNCTION lookup_make_partitions(since timestamptz, months integer) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      parent text;
      part text;
      month timestamp;
    BEGIN
      PERFORM pg_advisory_xact_lock(7251003);
      FOR i IN 0..months - 1 LOOP
        month := date_trunc('month', since AT TIME ZONE 'UTC') + make_interval(months => i);
        FOREACH parent IN ARRAY ARRAY[${parents.map((name) => `'${name}'`).join(', ')}] LOOP
          part := parent || to_char(month, '_YYYY_MM');
          CONTINUE WHEN to_regclass(part) IS NOT NULL;
          EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent);
          IF parent = 'lookup_history' THEN
            EXECUTE format('ALTER TABLE %I ALTER query SET STORAGE EXTERNAL, ALTER result SET STORAGE EXTERNAL', part);
          ELSIF parent = 'lookup_audit' THEN
            EXECUTE format('CREATE TRIGGER never_emptied BEFORE TRUNCATE ON %I
              FOR EACH STATEMENT EXECUTE FUNCTION lookup_audit_is_append_only()', part);
          END IF;
          EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part,
            month AT TIME ZONE 'UTC', (month + interval '1 month') AT TIME ZONE 'UTC');
        END LOOP;
      END LOOP;
    END $$;
  `;
}

const MONTHS_THAT_EXIST = `
  SELECT lookup_make_partitions(
    make_timestamptz(left(right(relname, 7), 4)::int, right(relname, 2)::int, 1, 0, 0, 0, 'UTC'), 1)
  FROM pg_class JOIN pg_inherits ON inhrelid = oid WHERE inhparent = 'lookup_history'::regclass
`;
