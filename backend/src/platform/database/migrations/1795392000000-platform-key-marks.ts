import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlatformKeyMarks1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEY_MARKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE key_marks');
  }
}

/** What each key that this database was written with makes of a known text: so a wrong one is found before it writes. */
const KEY_MARKS = `
  CREATE TABLE key_marks (
    name text PRIMARY KEY,
    mark bytea NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN key_marks.name IS 'encryption:<version>, or subject';
`;
