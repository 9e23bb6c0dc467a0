import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An answer given again is older than the lookup that got it. */
export class LookupsAskedAt1795392000191 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lookup_history ADD COLUMN asked_at timestamptz;
      COMMENT ON COLUMN lookup_history.asked_at IS 'when the source was asked, of an answer given again; null where it was asked for this entry'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lookup_history DROP COLUMN asked_at');
  }
}
