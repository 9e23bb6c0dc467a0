import { bookStatus, Customer, chargeOf, deliver, pay, QUICK_JOBS, runOut } from '../billing/billing-world.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN } from '../identity/admins.js';
import { givePlan, registration, subscriber } from '../identity/people.js';

type Database = Pick<World, 'sql'>;

export const CLEANUP = { ...ADMIN, ...QUICK_JOBS, CLEANUP_JOB_INTERVAL_MS: '100' };

export interface Stats {
  total: number;
  active: number;
  expired: number;
  neverPaid: number;
  toRemove: number;
  unpaidToRemove: number;
  unpaidRemoved: boolean;
  gracePeriodinDays: number;
  unpaidPeriodInDays: number;
  nextRunAt: string | null;
}

export interface Preview {
  rule: string;
  data: Array<{ id: string; email: string; planId: string | null; endedAt: string; dueAt: string }>;
  nextCursor: string | null;
  total: number;
  asOf: string;
  toRemove: number;
  list: string;
  stays: Record<string, number>;
}

export interface Done {
  success: boolean;
  removedCount: number;
  message: string;
  code: string;
  error: string;
  details: { toRemove: number };
}

export interface Run {
  id: string;
  rule: string;
  finishedAt: string | null;
  askedBy: string | null;
  chosen: number;
  removed: number;
  spared: number;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly tempToken: string;
}

export async function statsOf(admin: HttpClient): Promise<Stats> {
  return (await admin.get<Stats>('/api/admin/cleanup/stats')).body;
}

export const UNPAID = 'nunca_pagou';

export async function previewOf(admin: HttpClient, rule?: typeof UNPAID): Promise<Preview> {
  const query = rule ? `?rule=${rule}` : '';
  return (await admin.get<Preview>(`/api/admin/cleanup/preview${query}`)).body;
}

/** Confirms what a preview showed. */
export function execute(admin: HttpClient, { rule, toRemove, asOf, list }: Preview): Promise<Answer<Done>> {
  return admin.post<Done>('/api/admin/cleanup/execute', { rule, confirmed: toRemove, asOf, list });
}

export async function runsOf(admin: HttpClient): Promise<Run[]> {
  return (await admin.get<{ data: Run[] }>('/api/admin/cleanup/runs')).body.data;
}

/** Somebody whose plan ended so long ago, and who was told until when the account stays unless that is said otherwise. */
export async function lapsed(app: World, ago = '8 days', { told = true } = {}): Promise<Person> {
  const person = await subscriber(app);
  if (told) await tell(app, person.id);
  await endPlan(app, person.id, ago);
  return person;
}

/** A notice whose e-mail left so long ago, of a removal from so long ago on; negative: to come. */
export async function tell(app: Database, accountId: string, ago = '1 minute', from = '1 minute'): Promise<void> {
  await app.sql.query(
    `INSERT INTO cleanup_notices (account_id, due_at, put_at, sent_at)
     VALUES ($1, now() - $3::interval, now() - $2::interval, now() - $2::interval)`,
    [accountId, ago, from],
  );
}

/** Every instance is told. */
export async function endPlan(app: Database, accountId: string, ago: string): Promise<void> {
  await app.sql.query(
    `WITH ended AS (
       UPDATE subscriptions SET starts_at = now() - interval '1 year', expires_at = now() - $2::interval
       WHERE account_id = $1 RETURNING account_id)
     SELECT pg_notify('subscription_changed', account_id::text) FROM ended`,
    [accountId, ago],
  );
}

/** Somebody who registered so long ago, never had a plan, and was told until when the account stays. */
export async function neverPaid(app: World, ago: string): Promise<Person> {
  const { body } = await app.http.post<{ user: { id: string; email: string }; tempToken: string }>(
    '/api/auth/register',
    registration(),
  );
  await tell(app, body.user.id);
  await app.sql.query('UPDATE accounts SET created_at = now() - $2::interval WHERE id = $1', [body.user.id, ago]);
  return { id: body.user.id, email: body.user.email, tempToken: body.tempToken };
}

/** Whether the account is there: all of it, or nothing of its person. */
export async function currentOf(app: Database, id: string): Promise<'there' | 'removed'> {
  const { rows } = await app.sql.query<{ erased_at: Date | null; email: string | null }>(
    'SELECT erased_at, email FROM accounts WHERE id = $1',
    [id],
  );
  return rows[0]?.erased_at && rows[0].email === null ? 'removed' : 'there';
}

/** The automatic run is due now. */
export async function dueNow(app: Database): Promise<void> {
  await app.sql.query("UPDATE cleanup_clock SET next_run_at = now() - interval '1 second'");
}

/** A whole run by itself, from now on. */
export async function runByItself(app: Database, admin: HttpClient): Promise<void> {
  const before = (await runsOf(admin)).length;
  await dueNow(app);
  await until(async () => {
    const runs = await runsOf(admin);
    return runs.length > before && runs.every(({ finishedAt }) => finishedAt);
  });
}

/** A run by itself that was cut off before it came to this person. */
export async function leaveRun({ sql }: Database, rule: string, { id }: { id: string }): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `WITH run AS (
       INSERT INTO cleanup_runs (id, rule, as_of, list, days, chosen, started_at)
       VALUES (gen_random_uuid(), $1, now(), '', 7, 1, now()) RETURNING id)
     INSERT INTO account_removals (run_id, account_id, ended_at) SELECT id, $2, now() FROM run RETURNING run_id AS id`,
    [rule, id],
  );
  return rows[0]?.id ?? '';
}

export interface LatePayer extends Person {
  readonly customer: Customer;
  readonly payment: string;
}

/** Somebody whose plan ended long ago, and who let a further charge run out that nobody looks at any more. */
export async function longAgo(app: World): Promise<LatePayer> {
  const customer = await Customer.registered(app, 'webhook-lost');
  const { id: payment } = await customer.pix();
  await runOut(app, payment);
  await until(
    async () =>
      (await bookStatus(app, payment)) === 'expirado' && (await chargeOf(app, payment)).status === 'cancelled',
  );
  await until(async () => {
    const { rowCount } = await app.sql.query(
      `UPDATE payments SET created_at = now() - interval '40 days', next_check_at = NULL
       WHERE id = $1 AND closed_at IS NOT NULL`,
      [payment],
    );
    return rowCount === 1;
  });
  await givePlan(app, customer.id);
  await endPlan(app, customer.id, '20 days');
  return { id: customer.id, email: customer.email, tempToken: '', customer, payment };
}

/** The money arrives after all, and its notification with it. */
export async function payLate(app: World, { payment }: LatePayer): Promise<void> {
  await pay(app, payment, { late: true });
  await deliver(app, { dataId: String((await chargeOf(app, payment)).id) });
}
