import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A notice of a removal counts from the moment at which its e-mail left. Of those before nobody knows whether it did: they
 * go, and whoever is still due is told anew.
 */
export class AdminNoticesThatLeft1795392000261 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM cleanup_notices;
      ALTER TABLE cleanup_notices ADD COLUMN email_id uuid, ADD COLUMN sent_at timestamptz;
      COMMENT ON COLUMN cleanup_notices.sent_at IS 'null: its e-mail has not left';
      CREATE INDEX cleanup_notices_unsent ON cleanup_notices (email_id) WHERE sent_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM cleanup_notices WHERE sent_at IS NULL;
      DROP INDEX cleanup_notices_unsent;
      ALTER TABLE cleanup_notices DROP COLUMN email_id, DROP COLUMN sent_at`);
  }
}
