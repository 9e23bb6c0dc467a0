import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps of administrators: the secret encrypted, the recovery codes hashed, the last time step that was used. */
export class SecondFactors1767225600041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        account_id uuid PRIMARY KEY REFERENCES accounts (id),
        secret bytea NOT NULL,
        begun_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        recovery_hashes bytea[] NOT NULL DEFAULT '{}'
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE second_factors');
  }
}
