import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which letters accounts want, which were written of the end of a plan, and how far the copies of a broadcast are. */
export class Letters1767225600165 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE letter_preferences (
        account_id uuid PRIMARY KEY,
        plan_end boolean NOT NULL,
        broadcasts boolean NOT NULL,
        link_hash bytea NOT NULL UNIQUE
      );
      CREATE INDEX letter_preferences_broadcasts ON letter_preferences (account_id) WHERE broadcasts;

      CREATE TABLE plan_end_letters (
        account_id uuid NOT NULL,
        ends_at timestamptz NOT NULL,
        milestone smallint NOT NULL CHECK (milestone IN (0, 1, 3, 7)),
        written_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, ends_at, milestone)
      );

      ALTER TABLE broadcasts ADD copied_to uuid, ADD copied_at timestamptz;
      UPDATE broadcasts SET copied_at = sent_at WHERE sent_at IS NOT NULL;
      COMMENT ON COLUMN broadcasts.copied_to IS 'the last account that was looked at for a copy by e-mail, while there are more';
      CREATE INDEX broadcasts_uncopied ON broadcasts (number) WHERE sent_at IS NOT NULL AND copied_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE broadcasts DROP copied_to, DROP copied_at;
      DROP TABLE plan_end_letters, letter_preferences;
    `);
  }
}
