import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators are found without a walk through all accounts. */
export class IdentityAdministrators1795392000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX accounts_administrators ON accounts (id) WHERE role = 'admin'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX accounts_administrators');
  }
}
