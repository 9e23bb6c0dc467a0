import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { AdminActions } from '../../../../platform/database/admin-actions.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { newId } from '../../../../platform/ids.js';
import {
  type Decision,
  type Observation,
  type ObservationFilter,
  type ObservationPage,
  Observations,
  type ObservedHour,
} from '../application/observations.port.js';
import { LOCK_ACCOUNT, STANDING_CHANGED } from './pg-standings.js';

const PAGE = 20;
const LAST_LOOKUPS = 20;

type Row = Observation & Record<string, unknown>;
type Lookup = ObservedHour['lookups'][number] & Record<string, unknown>;
type Step = ObservedHour['steps'][number] & Record<string, unknown>;

/** Observations in PostgreSQL. A decision, its record among administrators' deeds and its signal are one transaction. */
@Injectable()
export class PgObservations extends Observations {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actions: AdminActions,
    private readonly signals: Signals,
  ) {
    super();
  }

  async page(filter: ObservationFilter, before: string | null): Promise<ObservationPage> {
    const values = [filter.accountId, filter.kind, filter.detector, filter.inForce, this.clock.now()];
    const [rows, count] = await Promise.all([
      this.sql.rows<Row>(
        `${SELECT} WHERE ${MATCHING} AND ($6::uuid IS NULL OR o.id < $6) ORDER BY o.id DESC LIMIT $7`,
        [...values, before, PAGE + 1],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM lookup_observations o WHERE ${MATCHING}`, values),
    ]);
    const items = rows.slice(0, PAGE);
    return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null, total: count?.n ?? 0 };
  }

  async find(id: string): Promise<ObservedHour | null> {
    const all = [null, null, null, false, this.clock.now()];
    const observation = await this.sql.row<Row>(`${SELECT} WHERE ${MATCHING} AND o.id = $6`, [...all, id]);
    if (!observation) return null;
    const { accountId, at } = observation;
    const [lookups, steps] = await Promise.all([
      this.sql.rows<Lookup>(LOOKUPS, [accountId, at, LAST_LOOKUPS]),
      this.sql.rows<Step>(STEPS, [accountId, at]),
    ]);
    return { observation, lookups, steps };
  }

  decide({ adminId, accountId, kind, note }: Decision): Promise<'done' | 'unknown' | 'nothing'> {
    return this.sql.transaction(async (tx) => {
      await tx.query(LOCK_ACCOUNT, [accountId]);
      const account = await tx.query('SELECT 1 FROM accounts WHERE id = $1 AND erased_at IS NULL', [accountId]);
      if (account.rowCount === 0) return 'unknown';
      const now = this.clock.now();
      const { rows } = await tx.query<{ kind: string }>(IN_FORCE_KIND, [accountId, now]);
      const before = rows[0]?.kind ?? null;
      if (kind === 'released' && before === null) return 'nothing';
      await tx.query(
        'INSERT INTO lookup_observations (id, at, account_id, kind, admin_id, note) VALUES ($1, $2, $3, $4, $5, $6)',
        [newId(), now, accountId, kind, adminId, note],
      );
      const action = kind === 'released' ? 'release-lookups' : 'hold-lookups';
      const target = `account:${accountId}`;
      await this.actions.record({ adminId, action, target, before: { state: before }, after: { state: kind } }, tx);
      await this.signals.publish(STANDING_CHANGED, accountId, tx);
      return 'done';
    });
  }
}

/** $5 is now. */
const IN_FORCE = (now: string) => `
  o.kind <> 'released' AND (o.until IS NULL OR o.until > ${now})
  AND NOT EXISTS (SELECT 1 FROM lookup_observations n WHERE n.account_id = o.account_id AND n.id > o.id)`;

const MATCHING = `
  ($1::uuid IS NULL OR o.account_id = $1) AND ($2::text IS NULL OR o.kind = $2)
  AND ($3::text IS NULL OR o.detector = $3) AND (NOT $4::boolean OR (${IN_FORCE('$5::timestamptz')}))`;

const SELECT = `
  SELECT o.id, o.at, o.account_id AS "accountId", a.name AS "accountName", a.email AS "accountEmail", o.kind, o.detector,
    o.figures, o.until, admin.name AS "adminName", o.note, (${IN_FORCE('$5::timestamptz')}) AS "inForce"
  FROM lookup_observations o LEFT JOIN accounts a ON a.id = o.account_id LEFT JOIN accounts admin ON admin.id = o.admin_id`;

const IN_FORCE_KIND = `SELECT o.kind FROM lookup_observations o WHERE o.account_id = $1 AND ${IN_FORCE('$2::timestamptz')}`;

const LOOKUPS = `
  SELECT created_at AS at, type, masked, outcome FROM lookup_history
  WHERE account_id = $1 AND created_at <= $2::timestamptz AND created_at > $2::timestamptz - interval '1 hour'
  ORDER BY created_at DESC, id DESC LIMIT $3`;

const STEPS = `
  SELECT step AS "from", count(h.id) FILTER (WHERE h.outcome = 'success')::int AS found,
    count(h.id) FILTER (WHERE h.outcome <> 'success')::int AS others
  FROM generate_series($2::timestamptz - interval '1 hour', $2::timestamptz - interval '5 minutes', interval '5 minutes') AS step
    LEFT JOIN lookup_history h ON h.account_id = $1 AND h.created_at > step AND h.created_at <= step + interval '5 minutes'
      AND h.created_at > $2::timestamptz - interval '1 hour' AND h.created_at <= $2::timestamptz
  GROUP BY step ORDER BY step`;
