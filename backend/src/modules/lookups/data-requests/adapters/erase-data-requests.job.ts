import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { LookupsSettings } from '../../lookups.config.js';
import { RequestLinks } from './request-links.store.js';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 200;

/** Erases what is personal in requests that ended long enough ago, and links that are over; the skeleton stays. */
@Injectable()
export class EraseDataRequestsJob {
  constructor(
    private readonly sql: Sql,
    jobs: Jobs,
    private readonly links: RequestLinks,
    private readonly clock: Clock,
    private readonly settings: LookupsSettings,
  ) {
    jobs.every({ name: 'EraseDataRequests', everyMs: EVERY_MS, lease: true, work: () => this.erase() });
  }

  private async erase(): Promise<void> {
    const now = this.clock.now();
    await this.links.sweep(now);
    const before = new Date(now.getTime() - this.settings.inForce('PRIVACY_REQUEST_RETENTION_DAYS') * DAY_MS);
    await this.sql.query(ERASE, [before, now, BATCH]);
  }
}

const ERASE = `
  WITH erased AS (
    UPDATE privacy_requests SET person = NULL, cpf_hash = NULL, identity_note = NULL, answer = NULL, erased_at = $2
    WHERE id IN (
      SELECT id FROM privacy_requests WHERE ended_at < $1 AND erased_at IS NULL ORDER BY ended_at LIMIT $3
      FOR UPDATE SKIP LOCKED
    ) RETURNING id, state
  ), unlinked AS (
    DELETE FROM privacy_request_links WHERE request_id IN (SELECT id FROM erased)
  )
  INSERT INTO privacy_request_events (id, request_id, at, actor, event, state)
  SELECT gen_random_uuid(), id, $2, 'sistema', 'dados_apagados', state FROM erased
`;
