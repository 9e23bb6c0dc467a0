import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { LetterChoices } from './letter-choices.port.js';
import { type LetterPreferences, USUAL_PREFERENCES } from './letter-preferences.js';
import { UnsubscribeLinks } from './unsubscribe-links.store.js';

@Injectable()
export class PgLetterChoices extends LetterChoices {
  constructor(
    private readonly sql: Sql,
    private readonly links: UnsubscribeLinks,
  ) {
    super();
  }

  async of(accountId: string): Promise<LetterPreferences> {
    const chosen = await this.sql.row<LetterPreferences & Record<string, unknown>>(
      'SELECT plan_end AS "planEnd", broadcasts FROM letter_preferences WHERE account_id = $1',
      [accountId],
    );
    return chosen ?? USUAL_PREFERENCES;
  }

  async choose(accountId: string, { planEnd, broadcasts }: LetterPreferences): Promise<void> {
    await this.sql.query(
      `INSERT INTO letter_preferences (account_id, plan_end, broadcasts, link_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id) DO UPDATE SET plan_end = excluded.plan_end, broadcasts = excluded.broadcasts`,
      [accountId, planEnd, broadcasts, this.links.hashFor(accountId)],
    );
  }

  async stopBroadcasts(linkHash: Buffer): Promise<boolean> {
    const { rowCount } = await this.sql.query('UPDATE letter_preferences SET broadcasts = false WHERE link_hash = $1', [
      linkHash,
    ]);
    return rowCount === 1;
  }
}
