import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A load whose process was killed can be told from one that runs, and administrators are written to once of how one stands. */
export class CompaniesWatchedLoads1795392000262 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company_loads ADD COLUMN seen_at timestamptz, ADD COLUMN told_state text;
      COMMENT ON COLUMN company_loads.seen_at IS 'when its process said last how far it is, or somebody asked for it';
      COMMENT ON COLUMN company_loads.told_state IS 'the state of which administrators were written to last'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company_loads DROP COLUMN seen_at, DROP COLUMN told_state');
  }
}
