import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the results whose retention is over; an entry leaves the index together with its result. */
export class HistoryRetention1767225600011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX lookup_history_results ON lookup_history (created_at) WHERE result IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lookup_history_results');
  }
}
