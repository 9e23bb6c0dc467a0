import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../../kernel/durations.js';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { LookupsSettings } from '../../lookups.config.js';
import { RequestLinks } from './request-links.store.js';

const BATCH = 200;

/**
 * Erases what is personal in requests that ended long enough ago, and links that are over; the skeleton stays. A request whose
 * e-mail nobody confirmed in time ends too, or it would be kept for good.
 */
@Injectable()
export class EraseDataRequestsJob {
  constructor(
    private readonly sql: Sql,
    jobs: Jobs,
    private readonly links: RequestLinks,
    private readonly clock: Clock,
    private readonly settings: LookupsSettings,
  ) {
    jobs.every({ name: 'EraseDataRequests', everyMs: 60_000, lease: true, work: () => this.erase() });
  }

  private async erase(): Promise<void> {
    const now = this.clock.now();
    await this.links.sweep(now);
    await this.sql.query(REFUSE_UNCONFIRMED, [now, BATCH]);
    const before = new Date(now.getTime() - this.settings.inForce('PRIVACY_REQUEST_RETENTION_DAYS') * DAY_MS);
    await this.sql.query(ERASE, [before, now, BATCH]);
  }
}

/** Whose link was swept. Nobody is written to: the address is not known to be of who asked. */
const REFUSE_UNCONFIRMED = `
  WITH refused AS (
    UPDATE privacy_requests SET state = 'recusada', refusal_reason = 'email_nao_confirmado', ended_at = $1
    WHERE id = ANY (ARRAY(
      SELECT r.id FROM privacy_requests r
      WHERE r.ended_at IS NULL AND r.state = 'recebida' AND NOT EXISTS (
        SELECT FROM privacy_request_links l WHERE l.request_id = r.id AND l.purpose = 'confirm-email'
      ) ORDER BY r.id LIMIT $2 FOR UPDATE SKIP LOCKED
    )) RETURNING id, state
  )
  INSERT INTO privacy_request_events (id, request_id, at, actor, event, state)
  SELECT gen_random_uuid(), id, $1, 'sistema', 'pedido_recusado', state FROM refused
`;

/** An answer stays for as long as its link was promised to be good. */
const ERASE = `
  WITH erased AS (
    UPDATE privacy_requests SET person = NULL, cpf_hash = NULL, identity_note = NULL, answer = NULL, erased_at = $2
    WHERE id = ANY (ARRAY(
      SELECT id FROM privacy_requests r
      WHERE ended_at < $1 AND erased_at IS NULL AND NOT EXISTS (
        SELECT FROM privacy_request_links l WHERE l.request_id = r.id AND l.purpose = 'read-answer' AND l.expires_at > $2
      ) ORDER BY ended_at LIMIT $3 FOR UPDATE SKIP LOCKED
    )) RETURNING id, state
  ), unlinked AS (
    DELETE FROM privacy_request_links WHERE request_id IN (SELECT id FROM erased)
  )
  INSERT INTO privacy_request_events (id, request_id, at, actor, event, state)
  SELECT gen_random_uuid(), id, $2, 'sistema', 'dados_apagados', state FROM erased
`;
