import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['success', 'not_found', 'diverged', 'source_down', 'simulated'];

/** A further outcome of lookups: the subject is protected, and nothing was told. */
export class WithheldLookups1767225600004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, 'lookup_history', [...BEFORE, 'withheld']);
    await allow(runner, 'lookup_audit', [...BEFORE, 'refused', 'withheld']);
  }

  /** Refused by the database once such a lookup has been kept. */
  async down(runner: QueryRunner): Promise<void> {
    await allow(runner, 'lookup_history', BEFORE);
    await allow(runner, 'lookup_audit', [...BEFORE, 'refused']);
  }
}

async function allow(runner: QueryRunner, table: string, outcomes: readonly string[]): Promise<void> {
  const list = outcomes.map((outcome) => `'${outcome}'`).join(', ');
  await runner.query(`
    ALTER TABLE ${table}
      DROP CONSTRAINT ${table}_outcome_check,
      ADD CONSTRAINT ${table}_outcome_check CHECK (outcome IN (${list}))
  `);
}
