import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The hash chain over the audit of lookups. Rows of the audit are inserted freely and queued in the same statement; a
 * sealer links what has been committed into numbered blocks, so that the chain never makes lookups wait for each other.
 */
export class AuditChain1767225600080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lookup_audit_unsealed (
        created_at timestamptz NOT NULL,
        id uuid NOT NULL
      );
      INSERT INTO lookup_audit_unsealed SELECT created_at, id FROM lookup_audit;

      CREATE TABLE lookup_audit_seals (
        number bigint PRIMARY KEY,
        sealed_at timestamptz NOT NULL,
        ids uuid[] NOT NULL,
        row_hashes bytea NOT NULL,
        seal bytea NOT NULL,
        CHECK (length(row_hashes) = 32 * cardinality(ids))
      );
      COMMENT ON COLUMN lookup_audit_seals.row_hashes IS 'SHA-256 of each row, in the order of ids';
      COMMENT ON COLUMN lookup_audit_seals.seal IS 'keyed hash over this block and the seal before it';
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON lookup_audit_seals
        FOR EACH ROW EXECUTE FUNCTION lookup_audit_is_append_only();
      CREATE TRIGGER never_emptied BEFORE TRUNCATE ON lookup_audit_seals
        FOR EACH STATEMENT EXECUTE FUNCTION lookup_audit_is_append_only();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lookup_audit_seals, lookup_audit_unsealed');
  }
}
