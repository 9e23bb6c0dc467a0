import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails that wait go with the account that they are about. */
export class PlatformEmailsOfAccounts1795392000320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail_outbox ADD COLUMN account_id uuid;
      CREATE INDEX mail_outbox_account ON mail_outbox (account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_outbox DROP COLUMN account_id');
  }
}
