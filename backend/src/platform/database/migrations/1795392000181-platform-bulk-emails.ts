import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails that many receive at once make way for those that one person waits for. */
export class PlatformBulkEmails1795392000181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail_outbox ADD COLUMN bulk boolean NOT NULL DEFAULT false;
      CREATE INDEX mail_outbox_order ON mail_outbox (bulk, next_attempt_at);
      DROP INDEX mail_outbox_due;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at);
      ALTER TABLE mail_outbox DROP COLUMN bulk;
    `);
  }
}
