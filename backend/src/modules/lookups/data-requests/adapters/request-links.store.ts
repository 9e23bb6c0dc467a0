import { Injectable } from '@nestjs/common';
import { DATA_SUBJECT_DEADLINE_DAYS, EMAIL_CONFIRMATION_DAYS } from '../../../../kernel/data-subject-request.js';
import { DAY_MS } from '../../../../kernel/durations.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { newLinkToken } from '../../../../platform/link-token.js';

export type LinkPurpose = 'confirm-email' | 'read-answer';

const LASTS_MS: Readonly<Record<LinkPurpose, number>> = {
  'confirm-email': EMAIL_CONFIRMATION_DAYS * DAY_MS,
  'read-answer': DATA_SUBJECT_DEADLINE_DAYS * DAY_MS,
};
const MOST_ATTEMPTS = 5;

export interface MadeLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/** The links that requests sent by e-mail: hashes only, one of each purpose, the newest. */
@Injectable()
export class RequestLinks {
  constructor(private readonly sql: Sql) {}

  async make(requestId: string, purpose: LinkPurpose, now: Date, tx: Queryable): Promise<MadeLink> {
    const { text, hash } = newLinkToken();
    const expiresAt = new Date(now.getTime() + LASTS_MS[purpose]);
    await tx.query(
      `INSERT INTO privacy_request_links (token_hash, request_id, purpose, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (request_id, purpose) DO UPDATE SET token_hash = excluded.token_hash, attempts = 0,
         created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [hash, requestId, purpose, now, expiresAt],
    );
    return { token: text, expiresAt };
  }

  /** The request that a link is of. Null: unknown, used, or too old. */
  async requestOf(hash: Buffer, purpose: LinkPurpose, now: Date, tx: Queryable): Promise<string | null> {
    const { rows } = await tx.query<{ request_id: string }>(
      'SELECT request_id FROM privacy_request_links WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3',
      [hash, purpose, now],
    );
    return rows[0]?.request_id ?? null;
  }

  /** Counts a wrong try and answers how many are left; without any, the link is gone. */
  async countWrong(hash: Buffer, tx: Queryable): Promise<number> {
    const { rows } = await tx.query<{ attempts: number }>(
      'UPDATE privacy_request_links SET attempts = attempts + 1 WHERE token_hash = $1 RETURNING attempts',
      [hash],
    );
    const left = MOST_ATTEMPTS - (rows[0]?.attempts ?? MOST_ATTEMPTS);
    if (left <= 0) await this.end(hash, tx);
    return Math.max(0, left);
  }

  async end(hash: Buffer, tx: Queryable): Promise<void> {
    await tx.query('DELETE FROM privacy_request_links WHERE token_hash = $1', [hash]);
  }

  /** All links of a request whose end has come. */
  async endOf(requestId: string, purpose: LinkPurpose, tx: Queryable): Promise<void> {
    await tx.query('DELETE FROM privacy_request_links WHERE request_id = $1 AND purpose = $2', [requestId, purpose]);
  }

  async sweep(now: Date): Promise<void> {
    await this.sql.query('DELETE FROM privacy_request_links WHERE expires_at <= $1', [now]);
  }
}
