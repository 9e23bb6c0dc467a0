import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Admin1767225600005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CLEANUP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cleanup_notices, cleanup_clock, account_removals, cleanup_runs');
  }
}

/** Runs of the cleanup, the accounts on their lists, when the next one is due, and who was told before. */
const CLEANUP = `
  CREATE TABLE cleanup_runs (
    id uuid PRIMARY KEY,
    rule text NOT NULL CHECK (rule IN ('plano_vencido', 'nunca_pagou')),
    as_of timestamptz NOT NULL,
    list text NOT NULL,
    asked_by uuid REFERENCES accounts (id),
    days integer NOT NULL,
    chosen integer NOT NULL,
    started_at timestamptz NOT NULL,
    finished_at timestamptz
  );
  COMMENT ON COLUMN cleanup_runs.list IS 'SHA-256 of the ids that were shown and confirmed';
  COMMENT ON COLUMN cleanup_runs.asked_by IS 'the administrator; null: by itself';
  CREATE UNIQUE INDEX cleanup_runs_once ON cleanup_runs (rule, as_of, list, asked_by);
  CREATE INDEX cleanup_runs_unfinished ON cleanup_runs (id) WHERE finished_at IS NULL;

  CREATE TABLE account_removals (
    run_id uuid NOT NULL REFERENCES cleanup_runs (id),
    account_id uuid NOT NULL REFERENCES accounts (id),
    ended_at timestamptz NOT NULL,
    removed_at timestamptz,
    spared_at timestamptz,
    PRIMARY KEY (run_id, account_id),
    CHECK (num_nonnulls(spared_at, removed_at) <= 1)
  );
  CREATE UNIQUE INDEX account_removals_once ON account_removals (account_id) WHERE spared_at IS NULL;
  CREATE INDEX account_removals_chosen ON account_removals (run_id, account_id)
    WHERE removed_at IS NULL AND spared_at IS NULL;

  CREATE TABLE cleanup_clock (
    single boolean PRIMARY KEY CHECK (single),
    next_run_at timestamptz NOT NULL
  );
  INSERT INTO cleanup_clock (single, next_run_at) VALUES (true, now() + interval '24 hours');

  CREATE TABLE cleanup_notices (
    account_id uuid NOT NULL REFERENCES accounts (id),
    due_at timestamptz NOT NULL,
    put_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, due_at)
  );
`;
