import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { Customer, ledgerOf, pay, QUICK_JOBS, until } from './billing-world.js';
import { each } from './each.js';

/** `npm run verify:restarts` makes 500 payments. */
const PAYMENTS = Number(process.env.VERIFY_RESTART_PAYMENTS ?? 60);
const MODES = [
  ['fast', 'SIGINT'],
  ['immediate', 'SIGQUIT'],
  ['killed', 'SIGKILL'],
] as const;

/** A server of its own, since others work on the run's. */
describe('payments while PostgreSQL is restarted', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nitido-restart-'));
  const { TEST_DATABASE_URL: shared } = process.env;
  let server: EmbeddedPostgres;
  let app: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    chmodSync(dataDir, 0o711);
    server = await startEmbeddedPostgres({ dataDir });
    process.env.TEST_DATABASE_URL = server.adminUrl;
    app = await startApp({ ownProcess: true, env: { ...QUICK_JOBS, ...ADMIN } });
    admin = await adminOf(app);
  }, 120_000);

  afterAll(async () => {
    await app?.stop();
    process.env.TEST_DATABASE_URL = shared;
    await server?.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(MODES)(
    '(%s) are all active, none twice, and the product stays up',
    async (_, signal) => {
      const pid = app.pid();
      const count = Math.ceil(PAYMENTS / MODES.length);
      const customers = await each(Array.from({ length: count }), () => Customer.registered(app), 20);
      let bought = 0;
      const payments = each(
        customers,
        async (customer) => {
          const id = await persistently(customer);
          await pay(app, id);
          bought++;
          return id;
        },
        20,
      );
      await until(async () => bought >= count / 3);
      await restarted(signal);

      const ids = await payments;
      await until(async () => (await approved(ids)) === count);
      for (const [at, customer] of customers.entries()) {
        expect(await customer.grantedDays()).toEqual([7]);
        expect(await ledgerOf(app, ids[at] ?? '')).toEqual(['criado', 'aguardando', 'aprovado']);
      }
      expect((await admin.get('/api/admin/payments/audit')).body).toMatchObject({ success: true, data: [], total: 0 });
      expect(app.pid()).toBe(pid);
      expect((await app.http.get('/api/health/live')).status).toBe(200);
    },
    300_000,
  );

  /** As whoever presses the button again until it works. */
  function persistently(customer: Customer): Promise<string> {
    return until(async () => {
      const { status, body } = await customer.createPix();
      return status === 201 ? body.payment.id : null;
    });
  }

  async function restarted(signal: NodeJS.Signals): Promise<void> {
    const { pid } = server;
    process.kill(pid, signal);
    await until(async () => !isAlive(pid));
    server = await startEmbeddedPostgres({ dataDir });
    expect(server.pid).not.toBe(pid);
  }

  async function approved(ids: readonly string[]): Promise<number> {
    const statement = "SELECT count(*)::int AS n FROM payments WHERE id = ANY ($1::uuid[]) AND status = 'aprovado'";
    return (await app.sql.query<{ n: number }>(statement, [ids])).rows[0]?.n ?? 0;
  }
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
