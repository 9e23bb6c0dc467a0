import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is kept out of answers, as keyed hashes alone. A row is lifted once and never changed otherwise. */
export class Suppressions1767225600090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE suppressions (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('cpf', 'nome_nascimento', 'nome_cpf', 'telefone', 'email', 'rg')),
        subject_hash bytea NOT NULL CHECK (length(subject_hash) = 32),
        reason text NOT NULL CHECK (reason IN ('titular', 'ordem_judicial', 'interno')),
        reference text NOT NULL,
        made_at timestamptz NOT NULL,
        made_by uuid NOT NULL,
        lifted_at timestamptz,
        lifted_by uuid,
        CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
      );
      COMMENT ON COLUMN suppressions.subject_hash IS 'keyed hash of kind and subject: what is suppressed is kept nowhere';
      COMMENT ON COLUMN suppressions.reference IS 'protocol or file number; several may hold for one subject';
      CREATE UNIQUE INDEX suppressions_once_a_reference ON suppressions (subject_hash, reference)
        WHERE lifted_at IS NULL;

      CREATE FUNCTION suppressions_are_lifted_once() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'UPDATE' AND old.lifted_at IS NULL AND new.lifted_at IS NOT NULL
            AND (to_jsonb(new) - 'lifted_at' - 'lifted_by') = (to_jsonb(old) - 'lifted_at' - 'lifted_by')
          THEN RETURN new;
          END IF;
          RAISE EXCEPTION 'suppressions are only ever lifted';
        END $$;
      CREATE TRIGGER lifted_once BEFORE UPDATE OR DELETE ON suppressions
        FOR EACH ROW EXECUTE FUNCTION suppressions_are_lifted_once();
      CREATE TRIGGER never_emptied BEFORE TRUNCATE ON suppressions
        FOR EACH STATEMENT EXECUTE FUNCTION suppressions_are_lifted_once();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suppressions; DROP FUNCTION suppressions_are_lifted_once()');
  }
}
