import { appendOnly } from '../append-only.js';

export const SWITCHES = `
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
`;

/** The sources that answer the lookup types. */
export const REGISTER = `
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
  ${appendOnly('source_entry_changes', 'keep_source_entry_changes')}
`;

/** How the sources, the lookup types and our own parts have done: counts by bucket and by day, and states with their time. */
export const HEALTH = `
  CREATE TABLE health_recent (
    component text NOT NULL,
    at timestamptz NOT NULL,
    ok integer NOT NULL,
    failed integer NOT NULL,
    refused integer NOT NULL,
    latencies integer[] NOT NULL,
    failing text[] NOT NULL,
    PRIMARY KEY (component, at)
  );
  COMMENT ON COLUMN health_recent.failing IS 'marks of two accounts at most to which the lookup type could say nothing';
  CREATE INDEX health_recent_at ON health_recent (at);

  CREATE TABLE health_days (
    component text NOT NULL,
    day date NOT NULL,
    ok integer NOT NULL,
    failed integer NOT NULL,
    refused integer NOT NULL,
    latencies integer[] NOT NULL,
    PRIMARY KEY (component, day)
  );
  COMMENT ON COLUMN health_days.day IS 'in America/Sao_Paulo';

  CREATE TABLE health_states (
    component text NOT NULL,
    since timestamptz NOT NULL,
    until timestamptz NOT NULL,
    state text NOT NULL,
    PRIMARY KEY (component, since)
  ) WITH (fillfactor = 70);
  COMMENT ON COLUMN health_states.until IS 'the last moment at which somebody looked and it was so';
`;
