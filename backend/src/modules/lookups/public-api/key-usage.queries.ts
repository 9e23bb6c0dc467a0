import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { UsageOfDay } from '../usage/index.js';

/** What was looked up with one key on one day, of one type. */
export interface UsageOfKey extends UsageOfDay {
  readonly keyId: string;
}

/** How much is looked up with which API key; those that are gone are counted too. */
@Injectable()
export class KeyUsage {
  constructor(private readonly sql: Sql) {}

  /** Of all keys of the account since a day, the newest day first. */
  since(accountId: string, day: string): Promise<readonly UsageOfKey[]> {
    return this.sql.rows<UsageOfKey>(SINCE, [accountId, day]);
  }
}

const SINCE = `
  SELECT key_id AS "keyId", to_char(day, 'YYYY-MM-DD') AS day, type, found, others
  FROM lookup_key_counts WHERE account_id = $1 AND day >= $2 ORDER BY day DESC, key_id, type`;
