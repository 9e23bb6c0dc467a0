import { Injectable } from '@nestjs/common';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { CleanupRulesInForce } from './cleanup-rules.port.js';
import { paramsOf } from './due-accounts.queries.js';
import { CleanupLetters } from './removal-emails.store.js';
import { RemovalNotices } from './removal-notices.port.js';
import { STANDING } from './standing.sql.js';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

interface Told {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly due_at: Date;
}

@Injectable()
export class PgRemovalNotices extends RemovalNotices {
  constructor(
    private readonly sql: Sql,
    private readonly letters: CleanupLetters,
  ) {
    super();
  }

  async send(rules: CleanupRulesInForce, now: Date): Promise<void> {
    const until = new Date(now.getTime() + rules.noticeDays * DAY_MS);
    let told = AT_ONCE;
    while (told === AT_ONCE) {
      told = await this.sql.transaction((tx) => this.some([...paramsOf(rules, until), now, AT_ONCE], tx));
    }
  }

  private async some(given: unknown[], tx: Queryable): Promise<number> {
    const { rows } = await tx.query<Told>(NOTE_SOON, given);
    for (const account of rows) await this.letters.soonRemoved(account, account.due_at, tx);
    return rows.length;
  }
}

/** The note decides between two instances that tell the same people at the same moment. */
const NOTE_SOON = `
  WITH soon AS (
    SELECT id, email, name, due_at FROM (${STANDING}) AS d
    WHERE due_at > $4::timestamptz AND due_at <= $1::timestamptz AND stays_by IS NULL
      AND NOT EXISTS (SELECT 1 FROM cleanup_notices AS n WHERE n.account_id = d.id AND n.due_at = d.due_at)
    ORDER BY id LIMIT $5
  ), noted AS (
    INSERT INTO cleanup_notices (account_id, due_at, put_at) SELECT id, due_at, $4 FROM soon
    ON CONFLICT DO NOTHING RETURNING account_id
  )
  SELECT soon.* FROM soon JOIN noted ON noted.account_id = soon.id`;
