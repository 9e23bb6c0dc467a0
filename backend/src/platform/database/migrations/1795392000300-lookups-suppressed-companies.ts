import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = "'cpf', 'nome_nascimento', 'nome_cpf', 'telefone', 'email', 'rg'";

/** A sole trader is suppressed by the CNPJ of their company too, which need not be named after them in a way that tells whose it is. */
export class LookupsSuppressedCompanies1795392000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(withKinds(`${BEFORE}, 'cnpj'`));
  }

  /** Suppressions by a CNPJ stay as they are. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${withKinds(BEFORE)} NOT VALID`);
  }
}

function withKinds(kinds: string): string {
  return `ALTER TABLE suppressions DROP CONSTRAINT suppressions_kind_check,
    ADD CONSTRAINT suppressions_kind_check CHECK (kind IN (${kinds}))`;
}
