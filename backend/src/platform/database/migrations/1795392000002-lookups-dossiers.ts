import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LookupsDossiers1795392000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DOSSIERS);
    await runner.query(goToo('terms || subjects', LOCKED, ORPHANS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(goToo('terms'));
    await runner.query('DROP TABLE lookup_dossiers');
    await runner.query('ALTER TABLE lookup_history DROP COLUMN subjects');
  }
}

/**
 * What an account has written about a person or company that it looked up. The row goes with the last entry of the subject,
 * by the history's trigger: that locks it first, so that of two erasures at once the later one sees what the other left.
 */
const DOSSIERS = `
  ALTER TABLE lookup_history ADD COLUMN subjects bigint[];
  COMMENT ON COLUMN lookup_history.subjects IS 'keyed hashes of whom it asked for or found: its dossiers; they stand among the search terms too';

  CREATE TABLE lookup_dossiers (
    account_id uuid NOT NULL,
    subject bigint NOT NULL,
    content bytea NOT NULL,
    label_terms bigint[] NOT NULL,
    looked_up_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, subject)
  );
  COMMENT ON COLUMN lookup_dossiers.content IS 'encrypted notes, labels and whom they are about, bound to the row';
  COMMENT ON COLUMN lookup_dossiers.label_terms IS 'keyed hashes of the words of its labels';
  COMMENT ON COLUMN lookup_dossiers.looked_up_at IS 'a lookup of the subject; there may be later ones';
  CREATE INDEX lookup_dossiers_to_end ON lookup_dossiers (looked_up_at);
`;

const LOCKED = `
      PERFORM FROM lookup_dossiers d
      WHERE (d.account_id, d.subject) IN (SELECT account_id, unnest(subjects) FROM gone)
      ORDER BY d.account_id, d.subject FOR UPDATE;`;
const ORPHANS = `
      DELETE FROM lookup_dossiers d
      WHERE (d.account_id, d.subject) IN (SELECT account_id, unnest(subjects) FROM gone)
        AND NOT EXISTS (SELECT FROM lookup_history_terms t WHERE t.account_id = d.account_id AND t.term = d.subject);`;

/** What goes with entries of the history: their search terms, and what was written of whom nothing is left. */
function goToo(terms: string, before = '', after = ''): string {
  return `
  CREATE OR REPLACE FUNCTION lookup_history_terms_go_too() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN${before}
      DELETE FROM lookup_history_terms t
      USING (SELECT account_id, created_at, id, unnest(${terms}) AS term FROM gone) AS g
      WHERE t.account_id = g.account_id AND t.term = g.term AND t.created_at = g.created_at AND t.id = g.id;${after}
      RETURN NULL;
    END $$`;
}
