import { randomBytes, randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { API_SCOPES } from '../../src/kernel/api-keys.js';
import { BRONZE, type PixAnswer } from '../billing/billing-world.js';
import { promoCode, under } from '../billing/promo-world.js';
import type { HttpClient } from '../harness/http-client.js';
import type { RunningApp } from '../harness/start-app.js';
import { enterAsAdmin } from '../identity/admins.js';
import { makeKey } from '../identity/keys.js';
import { cheapHash, currentTerms, login, PASSWORD, subscriber } from '../identity/people.js';
import { filed, subjectForm } from '../lookups/privacy-world.js';
import { endpointAt, receiver } from '../messaging/webhooks-world.js';
import type { Thing } from './routes.js';
import type { Caller } from './rules.js';

const NOT_LONG_AGO = "now() + interval '5 minutes'";
const LONG_AGO = "now() - interval '1 day'";

export interface World {
  as: Readonly<Record<Caller, HttpClient>>;
  /** Makes one that belongs to the owner; answers its id. */
  make: Readonly<Record<Thing, () => Promise<string>>>;
  /** What no answer to anybody else may hold. */
  marks: readonly string[];
}

/** Who proved himself for the suite has done so just now, however long it takes. */
export async function renewProofs(app: RunningApp): Promise<void> {
  await app.sql.query(
    `update sessions set proven_until = ${NOT_LONG_AGO} where proven_until > now() - interval '1 hour'`,
  );
}

/** One of every caller, signed in, and ways to make what the owner has. */
export async function inhabit(app: RunningApp): Promise<World> {
  const [owner, other, lapsed, unpaid, guarded] = await Promise.all(Array.from({ length: 5 }, () => subscriber(app)));
  if (!owner || !other || !lapsed || !unpaid || !guarded) throw new Error('nobody registered');
  const signedIn = async ({ email }: { email: string }) => app.http.as((await login(app.http, email)).body.token);
  const as = {
    nobody: app.http,
    temp: app.http.as(unpaid.tempToken),
    noPlan: await signedIn(lapsed),
    other: await signedIn(other),
    guarded: await signedIn(guarded),
    oneTime: await admin(app, { until: NOT_LONG_AGO, oneTime: true }),
    unproven: await admin(app, { until: LONG_AGO }),
    admin: await admin(app, { until: NOT_LONG_AGO }),
    owner: await signedIn(owner),
  };
  const keyOf = async (own: HttpClient) => app.http.as((await makeKey(own, { scopes: API_SCOPES })).body.key);
  const keys = { key: await keyOf(as.owner), otherKey: await keyOf(as.other) };
  await endPlan(app, lapsed.id);
  await guard(app, guarded.id, as.guarded);
  await app.sql.query('update accounts set email_confirmed_at = now() where id = $1', [owner.id]);
  return {
    as: { ...as, ...keys },
    marks: [owner.id, owner.email],
    make: {
      session: () => newest(app, 'sessions', owner.id, signedIn(owner)),
      passkey: async () => {
        const { rows } = await app.sql.query(
          `insert into passkeys (id, account_id, credential_id, public_key, counter, name, created_at)
           values ($1, $2, $3, $3, 0, 'Celular', now()) returning id`,
          [randomUUID(), owner.id, randomBytes(16)],
        );
        return rows[0].id;
      },
      apiKey: async () => (await makeKey(as.owner)).body.id,
      webhookEndpoint: async () => {
        await app.sql.query('delete from webhook_endpoints');
        return (await endpointAt(as.owner, receiver(app, 'matriz'))).body.data.id;
      },
      batch: async () => {
        const { rows } = await app.sql.query(
          `insert into lookup_batches (id, account_id, mode, type, status, pause_reason, created_at, served_at)
           values ($1, $2, 'live', 'cep', 'paused', 'owner', now(), now()) returning id`,
          [randomUUID(), owner.id],
        );
        return rows[0].id;
      },
      payment: async () => {
        const { body } = await as.owner.post<PixAnswer>('/api/payments/create-pix', BRONZE);
        return body.payment.id;
      },
      paidPayment: async () => {
        const gift = under(await promoCode(app, { percent: 100 }), 100);
        return (await as.owner.post<PixAnswer>('/api/payments/create-pix', gift)).body.payment.id;
      },
      boughtPayment: async () => {
        const { body } = await as.owner.post<PixAnswer>('/api/payments/create-pix', BRONZE);
        await app.sql.query("update payments set status = 'aprovado', paid_at = now() where id = $1", [
          body.payment.id,
        ]);
        return body.payment.id;
      },
      notification: async () => {
        const { rows } = await app.sql.query(
          `insert into webhook_inbox (id, provider, event_id, subject_id, body, headers, signature, received_at, processed_at)
           values ($1, 'mercado-pago', $2, '1', '', '{}', 'as-received', now(), now()) returning id`,
          [randomUUID(), randomUUID()],
        );
        return rows[0].id;
      },
      historyEntry: () =>
        newest(app, 'lookup_history', owner.id, as.owner.post('/api/external/cnpj', { cnpj: '11222333000181' })),
      dossier: async () => {
        const entry = await newest(
          app,
          'lookup_history',
          owner.id,
          as.owner.post('/api/external/cnpj', { cnpj: '11222333000181' }),
        );
        const { body } = await as.owner.get<{ history: { id: string; dossie: string }[] }>('/api/user/history');
        return body.history.find(({ id }) => id === entry)?.dossie ?? '';
      },
      protocol: async () => {
        const { body } = await as.owner.post<{ meta: { protocolo: string } }>('/api/external/cnpj', {
          cnpj: '11222333000181',
        });
        return body.meta.protocolo;
      },
      promotionalCode: async () => {
        const code = await promoCode(app);
        const { rows } = await app.sql.query('select id from promotional_codes where code = $1', [code]);
        return rows[0].id;
      },
      suppression: async () => {
        const { rows } = await app.sql.query(
          `insert into suppressions (id, kind, subject_hash, reason, reference, made_at, made_by)
           values ($1, 'cpf', $2, 'interno', 'matriz', now(), $1) returning id`,
          [randomUUID(), randomBytes(32)],
        );
        return rows[0].id;
      },
      source: async () => 'viacep',
      setting: async () => 'LOOKUPS_BURST',
      lookupType: async () => 'cpf-pai',
      account: async () => (await subscriber(app)).id,
      suggestion: async () => {
        await app.http.post('/api/suggestions', { type: 'suggestion', message: 'Uma ideia.', captchaToken: 'ok' });
        const { rows } = await app.sql.query('SELECT id FROM suggestions ORDER BY id DESC LIMIT 1');
        return rows[0].id;
      },
      cleanupRun: async () => {
        const { rows } = await app.sql.query(
          `insert into cleanup_runs (id, rule, as_of, list, days, chosen, started_at, finished_at)
           values ($1, 'plano_vencido', now(), 'nobody', 7, 0, now(), now()) returning id`,
          [randomUUID()],
        );
        return rows[0].id;
      },
      company: async () => '11222333000181',
      watchedCompany: async () => {
        await as.owner.post('/api/watchlist', { cnpj: '11222333000181' });
        return '11222333000181';
      },
      companyLoad: async () => {
        const { rows } = await app.sql.query(
          `insert into company_loads (id, month, state, source, fictional, started_at)
           values ($1, '2020-01-01', 'recusada', 'pasta local', true, now()) returning id`,
          [randomUUID()],
        );
        return rows[0].id;
      },
      scheduledBroadcast: async () => {
        const { rows } = await app.sql.query(
          `insert into broadcasts (id, content, segment, composed_at, composed_by, send_at)
           values ($1, 'Amanhã', 'all', now(), $1, now() + interval '1 day') returning id`,
          [randomUUID()],
        );
        return rows[0].id;
      },
      dataSubjectRequest: async () => {
        const protocol = await filed(app, subjectForm());
        const { rows } = await app.sql.query('select id from privacy_requests where protocol = $1', [protocol]);
        return rows[0].id;
      },
    },
  };
}

/** Switches a second factor on, whose secret nobody keeps, and lets the proof at the door pass. */
async function guard(app: RunningApp, accountId: string, own: HttpClient): Promise<void> {
  const { secret } = (await own.post<{ secret: string }>('/api/user/totp', { password: PASSWORD })).body;
  const { status } = await own.put('/api/user/totp', { code: generateSync({ secret }) });
  if (status !== 200) throw new Error(`the second factor was not switched on: ${status}`);
  await app.sql.query(`update sessions set proven_until = ${LONG_AGO} where account_id = $1`, [accountId]);
}

/** The plan ends now, and every instance is told. */
async function endPlan(app: RunningApp, accountId: string): Promise<void> {
  await app.sql.query(
    `with ended as (update subscriptions set expires_at = now() - interval '1 second' where account_id = $1 returning account_id)
     select pg_notify('subscription_changed', account_id::text) from ended`,
    [accountId],
  );
}

async function newest(app: RunningApp, table: string, accountId: string, made: Promise<unknown>): Promise<string> {
  await made;
  const { rows } = await app.sql.query(`select id from ${table} where account_id = $1 order by id desc limit 1`, [
    accountId,
  ]);
  return rows[0].id;
}

interface Proof {
  /** The password given at the door counts until then, in SQL. */
  until: string;
  oneTime?: boolean;
}

/** An administrator of their own, signed in. */
async function admin(app: RunningApp, { until, oneTime = false }: Proof): Promise<HttpClient> {
  const [id, password] = [randomUUID(), 'Trilha-9041'];
  await app.sql.query(
    `insert into accounts (id, role, username, name, password_hash, must_change_password, created_at)
     values ($1, 'admin', $2, 'Administração', $3, $4, now())`,
    [id, id, await cheapHash(password), oneTime],
  );
  const { body } = await enterAsAdmin(app.http, { username: id, password });
  await app.sql.query(`update sessions set proven_until = ${until} where account_id = $1`, [id]);
  const http = app.http.as(body.token);
  await http.post('/api/user/terms/accept', { termsVersion: await currentTerms(app) });
  return http;
}
