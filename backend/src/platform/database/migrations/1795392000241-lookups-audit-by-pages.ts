import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit is verified by pages of blocks of one kind, each with the rows of its part of the time. */
export class LookupsAuditByPages1795392000241 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lookup_audit_seals ADD COLUMN records_until timestamptz;
      COMMENT ON COLUMN lookup_audit_seals.records_until IS
        'the moment of the newest record, for whoever looks for them; the seal does not cover it, and a wrong one only costs time';
      CREATE INDEX lookup_audit_seals_of_kind ON lookup_audit_seals (records, number)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX lookup_audit_seals_of_kind;
      ALTER TABLE lookup_audit_seals DROP COLUMN records_until`);
  }
}
