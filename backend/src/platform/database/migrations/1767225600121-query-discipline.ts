import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was noticed about accounts that try documents, contacts or names out, and what administrators decided; never changed.
 * And the traces by which instances notice it together: marks and places of one hour, which may be lost.
 */
export class QueryDiscipline1767225600121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON lookup_observations
        FOR EACH ROW EXECUTE FUNCTION lookup_audit_is_append_only();
      CREATE TRIGGER never_emptied BEFORE TRUNCATE ON lookup_observations
        FOR EACH STATEMENT EXECUTE FUNCTION lookup_audit_is_append_only();

      CREATE UNLOGGED TABLE lookup_traces (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        instance uuid NOT NULL,
        account_id uuid NOT NULL,
        at timestamptz NOT NULL,
        trace jsonb NOT NULL
      );
      COMMENT ON COLUMN lookup_traces.trace IS 'keyed marks and shifted places: nothing can be read back';
      CREATE INDEX lookup_traces_of_account ON lookup_traces (account_id, seq);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lookup_traces, lookup_observations');
  }
}
