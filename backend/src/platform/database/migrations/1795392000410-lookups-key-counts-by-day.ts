import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of keys go by their day. */
export class LookupsKeyCountsByDay1795392000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX lookup_key_counts_by_day ON lookup_key_counts (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lookup_key_counts_by_day');
  }
}
