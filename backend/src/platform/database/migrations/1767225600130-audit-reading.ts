import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What reading the audit looks things up by: whom a lookup was about, who asked, its type, and the outcomes that are not
 * the common one. New months get these with their partition. The last index finds the block that holds a record; blocks
 * are written by the sealer, so that no lookup waits for it.
 */
export class AuditReading1767225600130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX lookup_audit_by_subject ON lookup_audit (subject_hash, created_at, id);
      CREATE INDEX lookup_audit_by_account ON lookup_audit (account_id, created_at, id);
      CREATE INDEX lookup_audit_by_type ON lookup_audit (type, created_at, id);
      CREATE INDEX lookup_audit_uncommon ON lookup_audit (outcome, created_at, id) WHERE outcome <> 'success';
      CREATE INDEX lookup_audit_seals_of_record ON lookup_audit_seals USING gin (ids);
      CREATE INDEX admin_actions_by_action ON admin_actions (action, at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX lookup_audit_by_subject, lookup_audit_by_account, lookup_audit_by_type, lookup_audit_uncommon,
        lookup_audit_seals_of_record, admin_actions_by_action
    `);
  }
}
