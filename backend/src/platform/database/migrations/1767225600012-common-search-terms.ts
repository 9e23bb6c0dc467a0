import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells the planner that a search term may be a common one. By its statistics a term has a handful of entries, as most do;
 * for a common name it would then read and sort all of them, instead of the newest ones in the order of the index. Of a rare
 * term what it is told is wrong, and costs nothing. New partitions do not take the setting over, so they are given it.
 */
export class CommonSearchTerms1767225600012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lookup_history_terms ALTER term SET (n_distinct_inherited = 100)');
    await runner.query(forEachPartition('ALTER TABLE %s ALTER term SET (n_distinct = 100)'));
    await runner.query(PARTITIONS);
  }

  /** The function stays: what it sets is a hint, and the step before this one has its own. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lookup_history_terms ALTER term RESET (n_distinct_inherited)');
    await runner.query(forEachPartition('ALTER TABLE %s ALTER term RESET (n_distinct)'));
  }
}

function forEachPartition(statement: string): string {
  return `
    DO $$
      DECLARE
        part regclass;
      BEGIN
        FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'lookup_history_terms'::regclass LOOP
          EXECUTE format('${statement}', part);
        END LOOP;
      END $$;
  `;
}

/** As before, with the hint. */
const PARTITIONS = `
  CREATE OR REPLACE FUNCTION lookup_make_partitions(since timestamptz, months integer) RETURNS void LANGUAGE plpgsql AS $$
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
