import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Suggestions1767225600150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE suggestions (
        id uuid PRIMARY KEY,
        type text NOT NULL CHECK (type IN ('suggestion', 'problem')),
        words bytea NOT NULL,
        account_id uuid REFERENCES accounts (id),
        state text NOT NULL CHECK (state IN ('pendente', 'em_analise', 'respondida')),
        created_at timestamptz NOT NULL,
        answer bytea,
        answered_at timestamptz,
        answered_by uuid REFERENCES accounts (id),
        CHECK ((state = 'respondida') = (answer IS NOT NULL AND answered_at IS NOT NULL))
      );
      COMMENT ON COLUMN suggestions.words IS 'message and address for the answer, encrypted';
      CREATE INDEX suggestions_by_state ON suggestions (state, id DESC);
      CREATE INDEX suggestions_of_account ON suggestions (account_id) WHERE account_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suggestions');
  }
}
