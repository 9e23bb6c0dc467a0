import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1767225600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rate_limits (
        key text PRIMARY KEY,
        count integer NOT NULL,
        resets_at timestamptz NOT NULL
      );
      CREATE INDEX rate_limits_resets_at ON rate_limits (resets_at);
      CREATE TABLE job_leases (
        name text PRIMARY KEY,
        held_until timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits, job_leases');
  }
}
