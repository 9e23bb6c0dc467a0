import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has been here in the last minutes, as all instances have seen it. After a crash of the database it begins anew. */
export class AccountPresence1767225600172 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE account_presence (
        account_id uuid PRIMARY KEY,
        seen_at timestamptz NOT NULL
      ) WITH (fillfactor = 50);
      COMMENT ON TABLE account_presence IS 'no foreign key: written every few seconds; a row lives for minutes';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_presence');
  }
}
