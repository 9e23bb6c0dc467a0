import { Injectable } from '@nestjs/common';
import type { CleanupRule } from '../../../kernel/cleanup.js';
import { Clock } from '../../../platform/clock.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { GoesOn } from '../../../platform/goes-on.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Erasures, type HeldAccount } from '../../identity/index.js';
import type { CleanupRules } from './cleanup.config.js';
import { paramsOf } from './due-accounts.queries.js';
import { removedEmail } from './removal.email.js';
import { IS_DUE, removalCandidates } from './removal-candidates.sql.js';

/** Few: until they are gone, they hold what those share who leave at the same moment. */
const AT_ONCE = 10;

interface Run {
  readonly id: string;
  readonly rule: CleanupRule;
  readonly as_of: Date;
  readonly days: number;
}

/** Erases the accounts of runs, some at a time; each part is done wholly or not at all. */
@Injectable()
export class Removals {
  constructor(
    private readonly sql: Sql,
    private readonly erasures: Erasures,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Runs that are not at their end, and whether they were turned off since they began. */
  unfinished({ automatic, inForce }: CleanupRules): Promise<Array<{ id: string; turnedOff: boolean }>> {
    return this.sql.rows(UNFINISHED, [automatic, inForce]);
  }

  /** Ends the run, and spares whoever is left on its list. */
  async breakOff(runId: string): Promise<void> {
    const now = this.clock.now();
    await this.sql.query(SPARE_THE_REST, [runId, now]);
    await this.sql.query(NOTE_FINISHED, [runId, now]);
  }

  /** Removes all of the run that are still due, and spares the others; answers how many the run has removed. One that does not go on is finished later. */
  async finish(runId: string, goesOn: GoesOn): Promise<number> {
    const run = await this.sql.row<Run>('SELECT * FROM cleanup_runs WHERE id = $1', [runId]);
    if (!run) throw new Error(`no such run: ${runId}`);
    let left = true;
    // Whoever works on the same run takes what this one has not; the last one ends it.
    while (left && goesOn()) left = await this.removeSome(run);
    if (!left) await this.sql.query(NOTE_FINISHED, [runId, this.clock.now()]);
    return (await this.sql.row<{ n: number }>(REMOVED_BY, [runId]))?.n ?? 0;
  }

  /** False: none was left. */
  private async removeSome(run: Run): Promise<boolean> {
    const now = this.clock.now();
    const next = await this.sql.rows<{ account_id: string }>(NEXT_CHOSEN, [run.id, AT_ONCE]);
    const ids = next.map(({ account_id }) => account_id);
    if (ids.length === 0) return false;
    await this.erasures.eraseSome(ids, now, async (held, tx) => {
      const going = await stillDue(run, held, tx);
      for (const account of going) await this.outbox.put(removedEmail({ ...account, accountId: null }, now), tx);
      const gone = going.map(({ id }) => id);
      await tx.query(NOTE_REMOVED, [run.id, gone, now]);
      await tx.query(NOTE_SPARED, [run.id, ids, now]);
      return gone;
    });
    return true;
  }
}

/** Those that nobody else has come to, and that no plan, payment or block keeps which came after the list was made. */
async function stillDue(run: Run, held: readonly HeldAccount[], tx: Queryable): Promise<HeldAccount[]> {
  const days = { plano_vencido: run.days, nunca_pagou: run.days };
  const given = [...paramsOf(days, run.as_of), run.rule, held.map(({ id }) => id), run.id];
  const { rows } = await tx.query<{ id: string }>(STILL_DUE, given);
  const due = new Set(rows.map(({ id }) => id));
  return held.filter(({ id }) => due.has(id));
}

const CHOSEN = 'removed_at IS NULL AND spared_at IS NULL';

const NEXT_CHOSEN = `
  SELECT account_id FROM account_removals WHERE run_id = $1 AND ${CHOSEN} ORDER BY account_id LIMIT $2`;

/** Held until they are removed, so that whoever turns the run off spares them wholly or not at all. */
const STILL_DUE = `
  SELECT d.id FROM (${removalCandidates('a.id = ANY($5)')}) AS d
  JOIN account_removals AS r ON r.run_id = $6 AND r.account_id = d.id AND ${CHOSEN}
  WHERE ${IS_DUE} AND rule = $4 FOR UPDATE OF r`;

const NOTE_REMOVED = `
  UPDATE account_removals SET removed_at = $3 WHERE run_id = $1 AND account_id = ANY($2) AND ${CHOSEN}`;

const NOTE_SPARED = `
  UPDATE account_removals SET spared_at = $3 WHERE run_id = $1 AND account_id = ANY($2) AND ${CHOSEN}`;

const NOTE_FINISHED = 'UPDATE cleanup_runs SET finished_at = $2 WHERE id = $1 AND finished_at IS NULL';

/** `$1`: whether there are runs by themselves; `$2`: the rules in force. */
const UNFINISHED = `
  SELECT id, asked_by IS NULL AND NOT $1::boolean OR rule <> ALL($2::text[]) AS "turnedOff"
  FROM cleanup_runs WHERE finished_at IS NULL ORDER BY id`;

const SPARE_THE_REST = `UPDATE account_removals SET spared_at = $2 WHERE run_id = $1 AND ${CHOSEN}`;

const REMOVED_BY = `
  SELECT count(*)::int AS n FROM account_removals WHERE run_id = $1 AND removed_at IS NOT NULL`;
