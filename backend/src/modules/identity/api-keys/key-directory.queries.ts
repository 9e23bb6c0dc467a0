import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../platform/database/sql.js';
import { keyExpired, keyRevoked } from './key-refusals.js';

/** Whether keys are in force, for other modules. */
@Injectable()
export class KeyDirectory {
  /** Lets an end of the key wait, which then finds what was begun with it. API_KEY_REVOKED, API_KEY_EXPIRED: it came to its end meanwhile. */
  async hold(id: string, tx: Queryable): Promise<void> {
    const [key] = (await tx.query<{ isRevoked: boolean; isOver: boolean | null }>(HOLD, [id])).rows;
    if (!key || key.isRevoked) throw keyRevoked();
    if (key.isOver) throw keyExpired();
  }
}

const HOLD = `
  SELECT revoked_at IS NOT NULL AS "isRevoked", expires_at <= clock_timestamp() AS "isOver" FROM api_keys WHERE id = $1 FOR SHARE`;
