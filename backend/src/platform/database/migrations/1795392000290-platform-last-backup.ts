import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the last copy of the database was made, so that one that fails or fails to come is noticed. */
export class PlatformLastBackup1795392000290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE last_backup (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        made_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE last_backup');
  }
}
