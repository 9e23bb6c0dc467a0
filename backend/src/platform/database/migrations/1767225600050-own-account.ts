import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What owners did with their accounts as a whole, and the erasures that are still to be finished. */
export class OwnAccount1767225600050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_events (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts (id),
        action text NOT NULL CHECK (action IN ('exported', 'erased')),
        happened_at timestamptz NOT NULL
      );
      CREATE INDEX account_events_of_account ON account_events (account_id, id);
      CREATE FUNCTION account_events_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'account_events is append-only'; END $$;
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON account_events
        FOR EACH ROW EXECUTE FUNCTION account_events_is_append_only();
      CREATE TRIGGER never_emptied BEFORE TRUNCATE ON account_events
        FOR EACH STATEMENT EXECUTE FUNCTION account_events_is_append_only();

      CREATE TABLE account_erasures (
        account_id uuid PRIMARY KEY REFERENCES accounts (id),
        erased_at timestamptz NOT NULL,
        next_sweep_at timestamptz
      );
      COMMENT ON COLUMN account_erasures.next_sweep_at IS 'when to erase what is left or came late; null: done';
      CREATE INDEX account_erasures_due ON account_erasures (next_sweep_at) WHERE next_sweep_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE account_erasures, account_events;
      DROP FUNCTION account_events_is_append_only();
    `);
  }
}
