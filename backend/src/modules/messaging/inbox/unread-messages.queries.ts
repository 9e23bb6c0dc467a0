import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { GroupCommit } from '../../../platform/database/group-commit.js';
import { Sql } from '../../../platform/database/sql.js';

/** A broadcast as its recipients know it. */
export interface Message {
  /** Its place in the order of sending. */
  readonly number: number;
  readonly id: string;
  readonly content: string;
  /** The page of ours where there is more; null for what administrators compose. */
  readonly link: string | null;
  readonly sentAt: Date;
}

const MOST_MESSAGES = 1_000;
/** Accounts in one statement. */
const PORTION = 5_000;

/** Most accounts have nothing unread; they share this. */
const NOTHING: readonly Message[] = [];

/** Reads what is unread. Accounts that are asked for at the same moment share a statement, and all share each text. */
@Injectable()
export class UnreadReader {
  private readonly messages = new LRUCache<number, Message>({ max: MOST_MESSAGES });
  private readonly together = new GroupCommit<string, readonly Message[]>((ids) => this.unreadOf(ids), PORTION);

  constructor(private readonly sql: Sql) {}

  /** The oldest first. */
  of(accountId: string): Promise<readonly Message[]> {
    return this.together.add(accountId);
  }

  /** Those among the accounts who have received the message and not read it. */
  async recipientsAmong(accountIds: readonly string[], number: number): Promise<string[]> {
    const found: string[] = [];
    for (let from = 0; from < accountIds.length; from += PORTION) {
      const rows = await this.sql.rows<{ account_id: string }>(
        `SELECT account_id FROM broadcast_recipients
         WHERE number = $1 AND read_at IS NULL AND account_id = ANY($2::uuid[])`,
        [number, accountIds.slice(from, from + PORTION)],
      );
      for (const { account_id } of rows) found.push(account_id);
    }
    return found;
  }

  async message(number: number): Promise<Message> {
    const [message] = await this.messagesOf([number]);
    if (!message) throw new Error(`no broadcast ${number}`);
    return message;
  }

  private async unreadOf(accountIds: readonly string[]): Promise<(readonly Message[])[]> {
    const rows = await this.sql.rows<{ account_id: string; numbers: number[] }>(
      `SELECT account_id, array_agg(number ORDER BY number) AS numbers FROM broadcast_recipients
       WHERE account_id = ANY($1::uuid[]) AND read_at IS NULL GROUP BY account_id`,
      [accountIds],
    );
    const numbers = new Map(rows.map((row) => [row.account_id, row.numbers]));
    const messages = await this.messagesOf([...new Set(rows.flatMap((row) => row.numbers))]);
    const byNumber = new Map(messages.map((message) => [message.number, message]));
    return accountIds.map((id) => numbers.get(id)?.flatMap((number) => byNumber.get(number) ?? []) ?? NOTHING);
  }

  private async messagesOf(numbers: readonly number[]): Promise<Message[]> {
    const known = numbers.flatMap((number) => this.messages.get(number) ?? []);
    if (known.length === numbers.length) return known;
    const missing = numbers.filter((number) => !this.messages.has(number));
    const read = await this.sql.rows<Message>(
      'SELECT number, id, content, link, sent_at AS "sentAt" FROM broadcasts WHERE number = ANY($1::int[])',
      [missing],
    );
    for (const message of read) this.messages.set(message.number, message);
    return [...known, ...read];
  }
}
