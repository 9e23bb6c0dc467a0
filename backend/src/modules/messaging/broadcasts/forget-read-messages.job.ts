import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { inPortions } from '../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { BroadcastsConfig } from './broadcasts.config.js';

const AT_ONCE = 2_000;

/** Messages that were read long ago leave the inbox, and stay counted; one that nobody has read yet waits for its reader. */
@Injectable()
export class ForgetReadMessages {
  constructor(sql: Sql, jobs: Jobs, { READ_MESSAGE_DAYS: days }: BroadcastsConfig) {
    const some = async (most: number) => (await sql.row<{ n: number }>(FORGET, [days, most]))?.n ?? 0;
    jobs.every({
      name: 'ForgetReadMessages',
      everyMs: 3_600_000,
      lease: true,
      work: ({ goesOn }) => inPortions(goesOn, some, AT_ONCE),
    });
  }
}

/** None before its copies by e-mail are written. Broadcasts are locked in their order, as by accounts that leave. */
const FORGET = `
  WITH gone AS (
    DELETE FROM broadcast_recipients WHERE ctid = ANY (ARRAY(
      SELECT r.ctid FROM broadcasts AS b JOIN broadcast_recipients AS r ON r.number = b.number
      WHERE b.sent_at < now() - make_interval(days => $1) AND b.copied_at IS NOT NULL
        AND r.read_at < now() - make_interval(days => $1)
      LIMIT $2 FOR UPDATE OF r SKIP LOCKED))
    RETURNING number
  ), held AS (
    SELECT id, number FROM broadcasts WHERE number IN (SELECT number FROM gone) ORDER BY number FOR UPDATE
  ), counted AS (
    UPDATE broadcasts AS b SET reads_gone = b.reads_gone + (SELECT count(*) FROM gone WHERE gone.number = held.number)
    FROM held WHERE b.id = held.id
  )
  SELECT count(*)::int AS n FROM gone`;
