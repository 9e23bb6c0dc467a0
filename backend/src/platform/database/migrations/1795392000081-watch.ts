import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Watch1795392000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WATCHED);
    await runner.query(NEWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE watch_events, watch_months, watched_companies, watch_accounts');
  }
}

/** Which companies an account follows. */
const WATCHED = `
  CREATE TABLE watch_accounts (
    account_id uuid PRIMARY KEY,
    day date NOT NULL,
    added integer NOT NULL
  );
  COMMENT ON TABLE watch_accounts IS 'one row an account that follows; who changes its list holds it';
  COMMENT ON COLUMN watch_accounts.added IS 'companies that were added on that day, also those that were taken off since';

  CREATE TABLE watched_companies (
    account_id uuid NOT NULL,
    cnpj text NOT NULL,
    cnpj_basico bigint NOT NULL,
    ordem integer NOT NULL,
    followed_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, cnpj)
  );
  COMMENT ON COLUMN watched_companies.cnpj_basico IS 'its eight first characters and the four of the branch, as the register numbers them';
  CREATE INDEX watched_companies_in_order ON watched_companies (account_id, followed_at, cnpj);
  CREATE INDEX watched_companies_of_company ON watched_companies (cnpj_basico, account_id, cnpj);
`;

/** What months of the register changed of them: keys alone, what they say stays in the register. */
const NEWS = `
  CREATE TABLE watch_months (
    month date PRIMARY KEY,
    live_at timestamptz NOT NULL,
    done_root bigint NOT NULL DEFAULT -1,
    done_account uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
    done_cnpj text NOT NULL DEFAULT '',
    written_at timestamptz,
    rung_at timestamptz,
    told_to uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
    told_at timestamptz
  );
  COMMENT ON COLUMN watch_months.live_at IS 'who followed before this hears of the month';
  COMMENT ON COLUMN watch_months.done_root IS 'with the two that come after: the last row of watched_companies whose events are written';
  COMMENT ON COLUMN watch_months.rung_at IS 'when the inboxes were told';
  COMMENT ON COLUMN watch_months.told_to IS 'the last account that got its e-mail and webhooks';

  CREATE TABLE watch_events (
    account_id uuid NOT NULL,
    month date NOT NULL,
    cnpj text NOT NULL,
    entity smallint NOT NULL,
    row_key bigint NOT NULL,
    kind text NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    PRIMARY KEY (account_id, month, cnpj, entity, row_key, kind),
    UNIQUE (account_id, id)
  );
  COMMENT ON TABLE watch_events IS 'the key of a row of company_events, once for each account that follows the company';
  CREATE INDEX watch_events_of_company ON watch_events (account_id, cnpj, month);
  CREATE INDEX watch_events_of_month ON watch_events (month, account_id);
`;
