import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A switch whose notice alone is changed stands as it did since then. */
export class LookupsSwitchesChangedAt1795392000340 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lookup_switches ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
      UPDATE lookup_switches SET changed_at = since;
      COMMENT ON COLUMN lookup_switches.changed_at IS 'when the state or the notice was changed last'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lookup_switches DROP COLUMN changed_at');
  }
}
