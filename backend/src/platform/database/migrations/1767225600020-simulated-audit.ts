import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit holds what the history already does: a simulated answer has its origin, and that origin makes nothing else. */
export class SimulatedAudit1767225600020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lookup_audit ADD CONSTRAINT lookup_audit_simulation CHECK (
        CASE WHEN origem IS NOT DISTINCT FROM 'simulada'
          THEN outcome IN ('simulated', 'refused')
          ELSE outcome <> 'simulated'
        END)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lookup_audit DROP CONSTRAINT lookup_audit_simulation');
  }
}
