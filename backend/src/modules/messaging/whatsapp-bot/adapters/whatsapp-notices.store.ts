import { Injectable } from '@nestjs/common';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { newId } from '../../../../platform/ids.js';
import { RetryQueue } from '../../../../platform/jobs/retry-queue.js';
import { WhatsappConfig } from '../whatsapp.config.js';

const WORTH_DAYS = 3;

/** Something to be told, in the words that the template leaves open. */
export interface DueNotice {
  readonly id: string;
  readonly accountId: string;
  readonly words: readonly string[];
}

/** What accounts with a number of their own are told unasked. A row goes once WhatsApp has it. */
@Injectable()
export class WhatsappNotices {
  private readonly queue: RetryQueue<DueNotice>;

  constructor(
    private readonly sql: Sql,
    private readonly config: WhatsappConfig,
  ) {
    this.queue = new RetryQueue(sql, {
      table: 'whatsapp_notices',
      waiting: 'worth_until > now()',
      since: 'put_at',
      columns: 'id, account_id AS "accountId", words',
    });
  }

  /** In the transaction of the fact; nothing without a bot, or for an account whose number is not proved. */
  async put(accountId: string, words: readonly string[], tx: Queryable): Promise<void> {
    if (this.config.on) await tx.query(PUT, [newId(), accountId, words, WORTH_DAYS]);
  }

  take(limit: number): Promise<DueNotice[]> {
    return this.queue.take(limit, this.config.WHATSAPP_RETRY_SECONDS);
  }

  /** WhatsApp has it, or will never take it: it is not sent again. */
  async done(id: string): Promise<void> {
    await this.sql.query('DELETE FROM whatsapp_notices WHERE id = $1', [id]);
  }

  async sweep(): Promise<void> {
    await this.sql.query('DELETE FROM whatsapp_notices WHERE worth_until <= now()');
  }
}

const PUT = `
  INSERT INTO whatsapp_notices (id, account_id, words, put_at, next_attempt_at, worth_until)
  SELECT $1::uuid, account_id, $3::text[], now(), now(), now() + make_interval(days => $4) FROM whatsapp_links
  WHERE account_id = $2 AND verified_at IS NOT NULL`;
