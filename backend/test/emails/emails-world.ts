import type { World } from '../harness/start-app.js';
import { emailsTo, type Mail } from '../identity/emails.js';

/** E-mails as soon as they are due, at any hour. */
export const EAGER_EMAILS = {
  LETTERS_JOB_INTERVAL_MS: '100',
  PLAN_LETTERS_FROM_HOUR: '0',
  MAIL_JOB_INTERVAL_MS: '100',
  MAIL_RETRY_SECONDS: '1',
};

const TONIGHT =
  "(date_trunc('day', now() AT TIME ZONE 'America/Sao_Paulo') + interval '1 day - 1 second') AT TIME ZONE 'America/Sao_Paulo'";

/** A plan that was bought long ago and ends in the last second of the day that lies so many days ahead, in Brasília. */
export async function planEndingIn(app: World, accountId: string, days: number): Promise<void> {
  await app.sql.query(
    `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
     VALUES ($1, 'silver', now() - interval '60 days', ${TONIGHT} + make_interval(days => $2))
     ON CONFLICT (account_id) DO UPDATE SET starts_at = excluded.starts_at, expires_at = excluded.expires_at, plan_id = 'silver'`,
    [accountId, days],
  );
}

/** Lets days pass for one account: all that is dated about its plan moves into the past, in one moment. */
export async function passDays(app: World, accountId: string, days: number): Promise<void> {
  await app.sql.query(
    `WITH told AS (UPDATE plan_end_letters SET ends_at = ends_at - make_interval(days => $2) WHERE account_id = $1),
       given AS (UPDATE subscription_grants SET granted_at = granted_at - make_interval(days => $2) WHERE account_id = $1)
     UPDATE subscriptions SET starts_at = starts_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2)
     WHERE account_id = $1`,
    [accountId, days],
  );
}

/** The milestones that were noted for the account, in the order of writing. */
export async function milestonesOf(app: World, accountId: string): Promise<number[]> {
  const { rows } = await app.sql.query<{ milestone: number }>(
    'SELECT milestone FROM plan_end_letters WHERE account_id = $1 ORDER BY written_at',
    [accountId],
  );
  return rows.map(({ milestone }) => milestone);
}

export async function planEmailsTo(app: World, email: string): Promise<Mail[]> {
  return (await emailsTo(app, email)).filter(({ subject }) => subject.startsWith('Seu plano'));
}
