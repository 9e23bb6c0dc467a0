import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../kernel/durations.js';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { GoesOn } from '../../../platform/goes-on.js';
import { NO_ID } from '../../../platform/ids.js';
import type { SealedEmail } from '../../../platform/mail/email.js';
import { EmailWriters } from '../../../platform/mail/email-writers.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { type CleanupRules, CleanupSettings } from './cleanup.config.js';
import { paramsOf } from './due-accounts.queries.js';
import { soonRemovedEmail } from './removal.email.js';
import { GOES_BY, IS_TO_BE_TOLD, removalCandidates } from './removal-candidates.sql.js';

const AT_ONCE = 500;
const WRITER = 'removal';

interface Warned {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly email_id: string;
}

/** Two instances do not warn at the same time, so that nobody hears of it twice. */
const ONE_AT_A_TIME = `SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.removalWarnings}) AS mine`;

/** E-mails to those whose account is removed in a few days: from the moment at which one leaves it stays for as many. */
@Injectable()
export class RemovalWarnings {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
    private readonly settings: CleanupSettings,
    private readonly clock: Clock,
    writers: EmailWriters,
  ) {
    writers.on(WRITER, (email, { accountId = '', from = '' }) => this.current(email, accountId, from));
  }

  /** Puts those that are due, or overdue, into the outbox, each once. */
  async send(rules: CleanupRules, now: Date, goesOn: GoesOn): Promise<void> {
    const removedFrom = new Date(now.getTime() + rules.noticeDays * DAY_MS);
    await this.sql.query(FORGET_UNSENT, [now]);
    for (let last: string | null = NO_ID; last && goesOn(); ) {
      const after: string = last;
      last = await this.sql.transaction((tx) => this.some(rules, removedFrom, now, after, tx));
    }
  }

  /** The e-mail is in the mail server's hands: the days count from now on. */
  async noteSent(emailId: string, now: Date): Promise<void> {
    await this.sql.query(NOTE_SENT, [emailId, now]);
  }

  /** Null: something keeps the account since, or its removal is turned off; whoever goes after all is told anew. */
  private async current(email: SealedEmail, accountId: string, from: string): Promise<SealedEmail | null> {
    const { days, inForce, automatic } = this.settings.rules;
    const given = [...paramsOf(days, new Date(from)), this.clock.now(), inForce, accountId];
    const account = automatic && (await this.sql.row<{ email: string }>(GOES_STILL, given));
    if (account) return { ...email, to: account.email };
    await this.sql.query(FORGET_WITHHELD, [accountId]);
    return null;
  }

  /** Those of a higher id than `after`; answers the last of a whole portion, so that accounts are read once and not from the first on for each. */
  private async some(
    { days, inForce }: CleanupRules,
    removedFrom: Date,
    now: Date,
    after: string,
    tx: Queryable,
  ): Promise<string | null> {
    const [lock] = (await tx.query<{ mine: boolean }>(ONE_AT_A_TIME)).rows;
    if (!lock?.mine) return null;
    const { rows } = await tx.query<Warned>(NOTE_SOON, [...paramsOf(days, removedFrom), now, AT_ONCE, inForce, after]);
    const loginUrl = this.config.page('/login');
    for (const { id, email_id: emailId, email, name } of rows) {
      const warning = soonRemovedEmail({ accountId: id, email, name }, loginUrl, removedFrom);
      const about = { accountId: id, from: removedFrom.toISOString() };
      await this.outbox.put({ ...warning, again: { writer: WRITER, about } }, tx, emailId);
    }
    return rows[AT_ONCE - 1]?.id ?? null;
  }
}

/** Its e-mail was given up on the day that it told: whoever is still due is told anew. */
const FORGET_UNSENT = 'DELETE FROM cleanup_notices WHERE sent_at IS NULL AND due_at <= $1';

const FORGET_WITHHELD = 'DELETE FROM cleanup_notices WHERE account_id = $1 AND sent_at IS NULL';

const NOTE_SENT = `
  UPDATE cleanup_notices SET sent_at = $2, due_at = due_at + greatest($2::timestamptz - put_at, interval '0')
  WHERE email_id = $1 AND sent_at IS NULL`;

const GOES_STILL = `
  SELECT email FROM (${removalCandidates('a.id = $6')}) AS d WHERE ${GOES_BY} AND rule = ANY ($5)`;

const NOTE_SOON = `
  WITH soon AS (
    SELECT id, email, name, gen_random_uuid() AS email_id FROM (${removalCandidates('a.id > $7')}) AS d WHERE ${IS_TO_BE_TOLD} AND rule = ANY($6)
    ORDER BY id LIMIT $5
  ), noted AS (
    INSERT INTO cleanup_notices (account_id, due_at, put_at, email_id) SELECT id, $1, $4, email_id FROM soon
  )
  SELECT * FROM soon ORDER BY id`;
