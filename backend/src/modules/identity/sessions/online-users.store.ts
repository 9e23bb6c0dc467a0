import { Injectable, Logger } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Sql } from '../../../platform/database/sql.js';

const EVERY_MS = 5_000;

/**
 * Who is here. Each instance remembers whom it let in and notifies the others every five seconds through one table, so
 * somebody who asks two instances is one person. An open stream is let in anew with every heartbeat.
 */
@Injectable()
export class OnlineUsers {
  private readonly logger = new Logger(OnlineUsers.name);
  private seen = new Set<string>();

  constructor(private readonly sql: Sql) {}

  note(accountId: string): void {
    this.seen.add(accountId);
  }

  /** Different subscribers who have asked for something, or held a stream of events open, in the last five minutes. */
  async count(): Promise<number> {
    const row = await this.sql.row<{ n: number }>(
      "SELECT count(*)::int AS n FROM account_presence WHERE seen_at > now() - interval '5 minutes'",
    );
    return row?.n ?? 0;
  }

  @Interval(EVERY_MS)
  async report(): Promise<void> {
    if (this.seen.size === 0) return;
    const accounts = [...this.seen].sort();
    this.seen = new Set();
    await this.sql
      .query(REPORT, [accounts])
      .catch((error) => this.logger.warn(`who was here is not reported: ${reasonOf(error)}`));
  }

  @Cron('*/10 * * * *')
  async sweep(): Promise<void> {
    await this.sql.query(SWEEP);
  }
}

/** Whoever closed the account while a report was on its way is still named by that. */
const SWEEP = `
  DELETE FROM account_presence p WHERE seen_at < now() - interval '10 minutes'
    OR EXISTS (SELECT FROM accounts WHERE id = p.account_id AND erased_at IS NOT NULL)`;

/** In one order, so that two instances do not wait for each other; whoever has just closed the account is here no more. */
const REPORT = `
  INSERT INTO account_presence AS p (account_id, seen_at) SELECT id, now() FROM accounts
  WHERE id = ANY ($1::uuid[]) AND erased_at IS NULL ORDER BY id
  ON CONFLICT (account_id) DO UPDATE SET seen_at = greatest(p.seen_at, excluded.seen_at)`;
