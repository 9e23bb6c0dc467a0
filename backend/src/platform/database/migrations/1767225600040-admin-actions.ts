import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators did, kept for good; and until when a session counts as just proven. */
export class AdminActions1767225600040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN proven_until timestamptz');
    await runner.query(ADMIN_ACTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE admin_actions');
    await runner.query('DROP FUNCTION keep_admin_actions()');
    await runner.query('ALTER TABLE sessions DROP COLUMN proven_until');
  }
}

const ADMIN_ACTIONS = `
  CREATE TABLE admin_actions (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    admin_id uuid NOT NULL,
    action text NOT NULL,
    target text NOT NULL,
    before jsonb,
    after jsonb
  );
  COMMENT ON TABLE admin_actions IS 'append-only; ids and figures, no secrets and no personal data in clear';
  CREATE INDEX admin_actions_at ON admin_actions (at DESC, id DESC);
  CREATE INDEX admin_actions_of_admin ON admin_actions (admin_id, at DESC);
  CREATE INDEX admin_actions_on_target ON admin_actions (target, at DESC);

  CREATE FUNCTION keep_admin_actions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'admin_actions is append-only'; END $$;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON admin_actions
    FOR EACH ROW EXECUTE FUNCTION keep_admin_actions();
  CREATE TRIGGER never_emptied BEFORE TRUNCATE ON admin_actions
    FOR EACH STATEMENT EXECUTE FUNCTION keep_admin_actions();
`;
