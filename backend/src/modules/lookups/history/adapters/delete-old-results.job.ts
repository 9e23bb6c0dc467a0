import { Injectable } from '@nestjs/common';
import { LOOKUP_CATALOGUE } from '../../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../../platform/clock.js';
import { ONE_BY_ONE, Sql } from '../../../../platform/database/sql.js';
import type { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { LookupsSettings } from '../../lookups.config.js';
import { atResultRetention } from '../../result-retention.job.js';

/** Deletes the results whose retention is over, a few at a time; the entries, their queries and the statistics stay. */
@Injectable()
export class DeleteOldResultsJob {
  readonly job: JobLoop;

  constructor(sql: Sql, jobs: Jobs, clock: Clock, settings: LookupsSettings) {
    const some = (before: Date, most: number) =>
      sql.transactionByKeys(async (tx) => {
        return (await tx.query(DELETE_RESULTS, [before, most, ASKED_BY_DOCUMENT])).rowCount ?? 0;
      }, ONE_BY_ONE);
    this.job = atResultRetention('DeleteOldResults', { jobs, clock, settings, some });
  }
}

const ASKED_BY_DOCUMENT = LOOKUP_CATALOGUE.filter(({ inputs }) =>
  inputs.some(({ name }) => name === 'cpf' || name === 'cnpj'),
).map(({ type }) => type);

/**
 * Passes over entries that are being erased. Whom a lookup found is a part of its result: it leaves that dossier, and stays in
 * the one that it asked for.
 */
const DELETE_RESULTS = `
  WITH old AS MATERIALIZED (
    SELECT account_id, created_at, id, subjects[1 + (type = ANY ($3))::int:] AS found FROM lookup_history WHERE created_at < $1 AND result IS NOT NULL
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), out_of_dossiers AS (
    DELETE FROM lookup_history_terms t USING (SELECT account_id, created_at, id, unnest(found) AS term FROM old) AS o
    WHERE t.account_id = o.account_id AND t.term = o.term AND t.created_at = o.created_at AND t.id = o.id
  )
  UPDATE lookup_history h SET result = NULL, subjects = subjects[1:(type = ANY ($3))::int] FROM old
  WHERE h.account_id = old.account_id AND h.created_at = old.created_at AND h.id = old.id
`;
