import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators changed of the settings while the product runs; what is not here is as the environment says. */
export class Settings1767225600180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settings (
        name text PRIMARY KEY,
        value jsonb NOT NULL,
        previous jsonb NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by uuid NOT NULL
      );
      COMMENT ON TABLE settings IS 'limits, days and mail domains; no secret and nothing personal';
      COMMENT ON COLUMN settings.changed_by IS 'the administrator; each change is among the admin_actions too';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settings');
  }
}
