import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The switch of each lookup type, and the register of the sources that answer them. */
export class SourceRegister1767225600110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lookup_switches (
        type text PRIMARY KEY,
        state text NOT NULL CHECK (state IN ('ativo', 'manutencao')),
        text text NOT NULL,
        since timestamptz NOT NULL,
        changed_by uuid
      );
      COMMENT ON TABLE lookup_switches IS 'a type without a row is active';
      INSERT INTO lookup_switches (type, state, text, since)
        VALUES ('cpf-pai', 'manutencao', 'Manutenção, voltará em breve...', now());

      CREATE TABLE source_entries (
        source text PRIMARY KEY,
        terms jsonb NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by uuid
      );

      CREATE TABLE source_entry_changes (
        id uuid PRIMARY KEY,
        source text NOT NULL,
        terms jsonb,
        changed_at timestamptz NOT NULL,
        changed_by uuid
      );
      COMMENT ON COLUMN source_entry_changes.terms IS 'as the entry was left; null: taken out';
      CREATE INDEX source_entry_changes_of ON source_entry_changes (source, changed_at DESC, id DESC);

      CREATE FUNCTION keep_source_entry_changes() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'source_entry_changes is append-only'; END $$;
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON source_entry_changes
        FOR EACH ROW EXECUTE FUNCTION keep_source_entry_changes();
      CREATE TRIGGER never_emptied BEFORE TRUNCATE ON source_entry_changes
        FOR EACH STATEMENT EXECUTE FUNCTION keep_source_entry_changes();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE source_entry_changes, source_entries, lookup_switches;
      DROP FUNCTION keep_source_entry_changes();
    `);
  }
}
