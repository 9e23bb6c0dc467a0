import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../platform/database/sql.js';
import { keyRevoked } from './key-refusals.js';

/** Whether keys are in force, for other modules. */
@Injectable()
export class KeyDirectory {
  /** Lets a revocation wait, which then finds what was begun with the key. API_KEY_REVOKED: it was revoked meanwhile. */
  async hold(id: string, tx: Queryable): Promise<void> {
    if ((await tx.query(HOLD, [id])).rowCount === 0) throw keyRevoked();
  }
}

const HOLD = 'SELECT FROM api_keys WHERE id = $1 AND revoked_at IS NULL FOR SHARE';
