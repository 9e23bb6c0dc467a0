import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails whose time is over are found without a walk through all that wait. */
export class PlatformEmailsThatAreOver1795392000430 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX mail_outbox_over ON mail_outbox (worth_until)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mail_outbox_over');
  }
}
