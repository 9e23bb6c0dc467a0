import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators list accounts by when they were used last; a sort of all of them for each page of an export would take minutes. */
export class IdentityAccountsByLastLogin1795392000263 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX accounts_last_login ON accounts (coalesce(last_login_at, '-infinity'), id) WHERE role = 'user'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX accounts_last_login');
  }
}
