import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { inPortions } from '../../../platform/jobs/job-loop.js';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';
import { BroadcastsConfig } from './broadcasts.config.js';
import { Broadcasts } from './broadcasts.store.js';

const AT_ONCE = 2_000;

/**
 * Every instance looks for broadcasts that are due; each one is sent by one of them. Messages that were read long ago leave the
 * inbox, and stay counted; one that nobody has read yet waits for its reader.
 */
@Injectable()
export class BroadcastsJobs {
  constructor(jobs: Jobs, sql: Sql, config: BroadcastsConfig, broadcasts: Broadcasts) {
    const { MESSAGES_JOB_INTERVAL_MS: everyMs, READ_MESSAGE_DAYS: days } = config;
    const send = async ({ goesOn }: Round) => {
      while (goesOn() && (await broadcasts.sendDue()));
    };
    const some = async (most: number) => (await sql.row<{ n: number }>(FORGET, [days, most]))?.n ?? 0;
    const forget = ({ goesOn }: Round) => inPortions(goesOn, some, AT_ONCE);
    jobs.every({ name: 'SendBroadcasts', everyMs, work: send });
    jobs.every({ name: 'ForgetReadMessages', everyMs: 3_600_000, lease: true, work: forget });
  }
}

/** None before its copies by e-mail are written. */
const FORGET = `
  WITH gone AS (
    DELETE FROM broadcast_recipients WHERE ctid = ANY (ARRAY(
      SELECT r.ctid FROM broadcasts AS b JOIN broadcast_recipients AS r ON r.number = b.number
      WHERE b.sent_at < now() - make_interval(days => $1) AND b.copied_at IS NOT NULL
        AND r.read_at < now() - make_interval(days => $1)
      LIMIT $2 FOR UPDATE OF r SKIP LOCKED))
    RETURNING 1
  )
  SELECT count(*)::int AS n FROM gone`;
