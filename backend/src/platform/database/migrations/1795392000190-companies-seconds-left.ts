import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long a load will still take, as its own process reckons from what it has done in this run. */
export class CompaniesSecondsLeft1795392000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company_loads ADD COLUMN seconds_left integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company_loads DROP COLUMN seconds_left');
  }
}
