import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an erased account's lookups have appended still counts for the day, and for no account any more. */
export class CountsWithoutAccount1767225600190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lookup_counts_pending ALTER COLUMN account_id DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM lookup_counts_pending WHERE account_id IS NULL;
      ALTER TABLE lookup_counts_pending ALTER COLUMN account_id SET NOT NULL;
    `);
  }
}
