import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../platform/database/sql.js';
import { linkHash } from '../../../platform/link-token.js';
import type { Unsubscribe } from '../../../platform/mail/email.js';

/** Which e-mails an account wants beside those that it needs: about money, access and its own requests. */
interface Preferences {
  /** That the plan is about to end. */
  readonly planEnd: boolean;
  /** A copy of each broadcast. */
  readonly broadcasts: boolean;
}

const DEFAULTS: Preferences = { planEnd: true, broadcasts: false };

/**
 * What accounts have chosen about e-mails, and the links by which copies are stopped without a login. An account's secret
 * is always the same, made of a key: a link in an old e-mail must go on working. It opens nothing else; the database
 * stores its hash.
 */
@Injectable()
export class EmailPreferences {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
    private readonly config: PlatformConfig,
  ) {}

  async of(accountId: string): Promise<Preferences> {
    const chosen = await this.sql.row<Preferences & Record<string, unknown>>(
      'SELECT plan_end AS "planEnd", broadcasts FROM letter_preferences WHERE account_id = $1',
      [accountId],
    );
    return chosen ?? DEFAULTS;
  }

  async choose(accountId: string, { planEnd, broadcasts }: Preferences): Promise<void> {
    await this.sql.query(
      `INSERT INTO letter_preferences (account_id, plan_end, broadcasts, link_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id) DO UPDATE SET plan_end = excluded.plan_end, broadcasts = excluded.broadcasts`,
      [accountId, planEnd, broadcasts, linkHash(this.secretOf(accountId))],
    );
  }

  /** Stops the copies of broadcasts for whom the link was written; false when it was written for nobody. */
  async stopBroadcasts(link: string): Promise<boolean> {
    const { rowCount } = await this.sql.query('UPDATE letter_preferences SET broadcasts = false WHERE link_hash = $1', [
      linkHash(link),
    ]);
    return rowCount === 1;
  }

  unsubscribeLinks(accountId: string): Unsubscribe {
    const secret = this.secretOf(accountId);
    return {
      page: this.address(`/avisos-por-email/${secret}`),
      oneClick: this.address(`/api/unsubscribe/${secret}`),
    };
  }

  private secretOf(accountId: string): string {
    return this.hash.of('unsubscribe', accountId).toString('base64url');
  }

  private address(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }
}
