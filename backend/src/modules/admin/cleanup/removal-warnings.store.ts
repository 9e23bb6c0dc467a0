import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import type { CleanupRules } from './cleanup.config.js';
import { paramsOf } from './due-accounts.queries.js';
import { soonRemovedEmail } from './removal.email.js';
import { REMOVAL_CANDIDATES } from './removal-candidates.sql.js';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

interface Warned {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly due_at: Date;
}

/** E-mails to those whose account is removed in a few days. */
@Injectable()
export class RemovalWarnings {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
  ) {}

  /** Puts those that are due into the outbox, each once. */
  async send(rules: CleanupRules, now: Date): Promise<void> {
    const until = new Date(now.getTime() + rules.noticeDays * DAY_MS);
    let sent = AT_ONCE;
    while (sent === AT_ONCE) {
      sent = await this.sql.transaction((tx) =>
        this.some([...paramsOf(rules.days, until), now, AT_ONCE, rules.inForce], tx),
      );
    }
  }

  private async some(given: unknown[], tx: Queryable): Promise<number> {
    const { rows } = await tx.query<Warned>(NOTE_SOON, given);
    const loginUrl = this.config.page('/login');
    for (const account of rows) await this.outbox.put(soonRemovedEmail(account, loginUrl, account.due_at), tx);
    return rows.length;
  }
}

/** The note decides between two instances that warn the same people at the same moment. */
const NOTE_SOON = `
  WITH soon AS (
    SELECT id, email, name, due_at FROM (${REMOVAL_CANDIDATES}) AS d
    WHERE due_at > $4::timestamptz AND due_at <= $1::timestamptz AND ended_at <= $4::timestamptz
      AND stays_by IS NULL AND rule = ANY($6)
      AND NOT EXISTS (SELECT 1 FROM cleanup_notices AS n WHERE n.account_id = d.id AND n.due_at = d.due_at)
    ORDER BY id LIMIT $5
  ), noted AS (
    INSERT INTO cleanup_notices (account_id, due_at, put_at) SELECT id, due_at, $4 FROM soon
    ON CONFLICT DO NOTHING RETURNING account_id
  )
  SELECT soon.* FROM soon JOIN noted ON noted.account_id = soon.id`;
