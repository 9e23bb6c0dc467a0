import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Sql } from '../../../platform/database/sql.js';

const EVERY_MS = 5_000;

/** When keys were used last: gathered in memory, and written at most once an hour for each. */
@Injectable()
export class KeyUse {
  private readonly logger = new Logger(KeyUse.name);
  private used = new Set<string>();

  constructor(private readonly sql: Sql) {}

  note(keyId: string): void {
    this.used.add(keyId);
  }

  @Interval(EVERY_MS)
  async report(): Promise<void> {
    if (this.used.size === 0) return;
    const keys = [...this.used].sort();
    this.used = new Set();
    await this.sql
      .query(REPORT, [keys])
      .catch((error) => this.logger.warn(`which keys were used is not reported: ${reasonOf(error)}`));
  }
}

/** In one order, so that two instances do not wait for each other. */
const REPORT = `
  UPDATE api_keys SET last_used_at = date_trunc('hour', now())
  WHERE id IN (SELECT id FROM api_keys
    WHERE id = ANY ($1::uuid[]) AND last_used_at IS DISTINCT FROM date_trunc('hour', now()) ORDER BY id FOR UPDATE)`;
