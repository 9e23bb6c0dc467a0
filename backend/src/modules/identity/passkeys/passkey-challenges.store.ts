import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

const WORTH_SECONDS = 300;

/** What browsers were asked to sign. Each is answered once, by whom it was asked: an account that adds, or anybody who signs in (null). */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly sql: Sql) {}

  async ask(challenge: string, accountId: string | null): Promise<void> {
    await this.sql.query(
      `INSERT INTO passkey_challenges (challenge, account_id, expires_at)
       VALUES ($1, $2, now() + make_interval(secs => $3))`,
      [challenge, accountId, WORTH_SECONDS],
    );
  }

  /** False for one that was never asked, not of this account, answered already or too long ago. */
  async take(challenge: string, accountId: string | null): Promise<boolean> {
    const { rowCount } = await this.sql.query(
      `DELETE FROM passkey_challenges
       WHERE challenge = $1 AND account_id IS NOT DISTINCT FROM $2::uuid AND expires_at > now()`,
      [challenge, accountId],
    );
    return rowCount === 1;
  }
}
