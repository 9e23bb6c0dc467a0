import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from './append-only.js';

export class LookupsReportProofs1795392000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROOFS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE report_proofs_unsealed, report_proofs');
  }
}

/** What shows that a report was made here and is as it was made; the report itself is not kept. */
const PROOFS = `
  CREATE TABLE report_proofs (
    id uuid PRIMARY KEY,
    made_at timestamptz NOT NULL,
    account_id uuid NOT NULL,
    code_hash bytea NOT NULL UNIQUE,
    type text NOT NULL,
    protocolo text NOT NULL,
    masked text NOT NULL,
    consulted_at timestamptz NOT NULL,
    source text NOT NULL,
    sha256 bytea NOT NULL,
    mac bytea NOT NULL
  );
  COMMENT ON TABLE report_proofs IS 'append-only; the subject is masked, who made it is an id';
  COMMENT ON COLUMN report_proofs.code_hash IS 'keyed hash of the code that stands on the report';
  COMMENT ON COLUMN report_proofs.sha256 IS 'of the file as it was handed over';
  COMMENT ON COLUMN report_proofs.mac IS 'the application''s mark, over every other column';
  CREATE INDEX report_proofs_of_account ON report_proofs (account_id, made_at);
  CREATE TABLE report_proofs_unsealed (
    created_at timestamptz NOT NULL,
    id uuid NOT NULL
  );
  COMMENT ON TABLE report_proofs_unsealed IS 'proofs that wait to be linked into the audit''s chain';
  ${appendOnly('report_proofs', 'lookup_audit_is_append_only')}
`;
