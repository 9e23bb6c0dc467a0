/** Lists of lookups that run in the background, and what became of each line. */
export const BATCHES = `
  CREATE TABLE lookup_batches (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    key_id uuid,
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    type text NOT NULL,
    purpose text,
    status text NOT NULL CHECK (status IN ('waiting', 'running', 'paused', 'cancelled', 'finished')),
    pause_reason text CHECK (pause_reason IN ('owner', 'quota', 'limited', 'plan', 'terms', 'account')),
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    due_at timestamptz,
    served_at timestamptz NOT NULL,
    CHECK ((status = 'paused') = (pause_reason IS NOT NULL)),
    CHECK ((status IN ('cancelled', 'finished')) = (ended_at IS NOT NULL))
  );
  COMMENT ON COLUMN lookup_batches.key_id IS 'the API key that it came with; null from the page';
  COMMENT ON COLUMN lookup_batches.due_at IS 'when there is something to do for it; null: nothing, until it is resumed';
  COMMENT ON COLUMN lookup_batches.served_at IS 'when a line of it was last taken: whoever waits longest is next';
  CREATE INDEX lookup_batches_of_account ON lookup_batches (account_id, id);
  CREATE INDEX lookup_batches_due ON lookup_batches (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX lookup_batches_created_at ON lookup_batches (created_at);

  CREATE TABLE lookup_batch_lines (
    id uuid PRIMARY KEY,
    batch_id uuid NOT NULL REFERENCES lookup_batches (id) ON DELETE CASCADE,
    account_id uuid NOT NULL,
    line int NOT NULL,
    input bytea NOT NULL,
    verdict text NOT NULL CHECK (verdict IN ('waiting', 'found', 'nobody', 'diverged', 'source_down', 'protected', 'invalid', 'repeated', 'cancelled')),
    reason text,
    same_as int,
    entry_id uuid,
    protocolo text,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL
  );
  COMMENT ON COLUMN lookup_batch_lines.input IS 'what is looked up; encrypted, bound to the row';
  COMMENT ON COLUMN lookup_batch_lines.entry_id IS 'the entry of the history that it is kept as, chosen before it is asked; null: it is not under way';
  COMMENT ON COLUMN lookup_batch_lines.next_attempt_at IS 'who takes it has until then';
  CREATE INDEX lookup_batch_lines_of_batch ON lookup_batch_lines (batch_id, id);
  CREATE INDEX lookup_batch_lines_by_verdict ON lookup_batch_lines (batch_id, verdict, id);
  CREATE INDEX lookup_batch_lines_due ON lookup_batch_lines (batch_id, next_attempt_at, id) WHERE verdict = 'waiting';
  CREATE INDEX lookup_batch_lines_of_account ON lookup_batch_lines (account_id);
`;
