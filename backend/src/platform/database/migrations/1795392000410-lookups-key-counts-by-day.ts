import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of keys go by their day. Those that are over go first: what makes the index holds up every lookup. */
export class LookupsKeyCountsByDay1795392000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM lookup_key_counts WHERE day < current_date - 42');
    await runner.query('CREATE INDEX lookup_key_counts_by_day ON lookup_key_counts (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lookup_key_counts_by_day');
  }
}
