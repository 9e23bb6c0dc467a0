import { readFileSync } from 'node:fs';
import { inhabit, type World } from '../authorisation/world.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';

jest.setTimeout(120_000);

/** What a subscriber takes of their own is no deed of an administrator's. */
const OWN = ['exportHistory', 'exportHistorySelection', 'exportBatch', 'exportCompanies'];

/** Files that name nobody and point at nobody; for every other one the password is asked for. */
const OF_NOBODY = ['exportBroadcasts', 'exportLedger', 'exportPromotionalCodes', 'exportWebhooks'];

/** Exporting is such a deed too, which the file would hold beyond what was counted. */
const NARROWED: Readonly<Record<string, string>> = { exportAdminActions: '?action=view-admin-actions' };

interface Route {
  readonly operationId: string;
  readonly path: string;
  readonly method: string;
  readonly asksProof: boolean;
}

/** Every route of the product that answers with a spreadsheet. */
function exportRoutes(): Route[] {
  type Operation = { operationId: string; 'x-step-up'?: true; responses: Record<string, { content?: object }> };
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => 'text/csv' in (responses['200']?.content ?? {}))
      .map(([method, { operationId, 'x-step-up': asksProof = false }]) => ({
        operationId,
        path,
        method: method.toUpperCase(),
        asksProof,
      })),
  );
}

const OF_ADMINS = exportRoutes().filter(({ operationId }) => !OWN.includes(operationId));

describe('A list that administrators take away', () => {
  let app: RunningApp;
  let world: World;

  beforeAll(async () => {
    app = await startApp();
    world = await inhabit(app);
    const { paidPayment, notification, promotionalCode, suggestion, cleanupRun, scheduledBroadcast } = world.make;
    const { historyEntry, dataSubjectRequest, payment } = world.make;
    const all = [paidPayment, payment, notification, promotionalCode, suggestion, cleanupRun, scheduledBroadcast];
    for (const make of [...all, historyEntry, dataSubjectRequest]) await make();
    await world.as.admin.get('/api/admin/audit/admin-actions');
  });

  const take = ({ operationId, method, path }: Route, who: HttpClient, query = NARROWED[operationId] ?? '') =>
    method === 'GET' ? who.get<string>(path + query) : who.post<string>(path, {});

  async function deeds(): Promise<{ action: string; after: { rows?: number } | null }[]> {
    const { rows } = await app.sql.query(
      "SELECT action, after FROM admin_actions WHERE action LIKE 'export-%' ORDER BY id",
    );
    return rows;
  }

  it('is under /api/admin, and there are all that we know of', () => {
    expect(OF_ADMINS.filter(({ path }) => !path.startsWith('/api/admin/'))).toEqual([]);
    expect(OF_ADMINS.length).toBeGreaterThanOrEqual(12);
    expect(
      OF_ADMINS.filter(({ asksProof }) => !asksProof)
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(OF_NOBODY);
  });

  it.each(OF_ADMINS)('$operationId asks for the password where it tells of people', async (route) => {
    const before = (await deeds()).length;
    const { status, body } = await take(route, world.as.unproven);
    const refused = { status: 403, code: 'STEP_UP_REQUIRED', deeds: before };
    const code = (body as unknown as { code?: string }).code;
    expect({ status, code, deeds: (await deeds()).length }).toEqual(
      OF_NOBODY.includes(route.operationId) ? { status: 200, code: undefined, deeds: before + 1 } : refused,
    );
  });

  it.each(OF_ADMINS)('$operationId is on record once, with how many rows left', async (route) => {
    const before = await deeds();
    const { status, body, headers } = await take(route, world.as.admin);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = String(body).trimEnd().split('\r\n').length - 1;
    const [deed, ...others] = (await deeds()).slice(before.length);
    expect([deed?.after?.rows, others]).toEqual([lines, []]);
  });

  it('is on record by what narrowed it, without what somebody typed', async () => {
    const typed = 'quem.procuro@gmail.com';
    const { admin } = world.as;
    await admin.get(`/api/admin/promotional-codes/export?status=Ativo&text=${typed}`);
    await admin.get(`/api/admin/webhooks/export?provider=bacen&chargeId=${typed}`);
    await admin.post('/api/admin/payments/export', { texto: typed, plan: 'gold' });
    await admin.post('/api/admin/audit/export', { accountEmail: typed, cpf: '52998224725', type: 'cpf' });
    expect((await deeds()).slice(-4)).toEqual([
      { action: 'export-promo-codes', after: { status: 'Ativo', text: true, rows: 0 } },
      { action: 'export-webhooks', after: { provider: 'bacen', chargeId: true, rows: 0 } },
      { action: 'export-payments', after: { plan: 'gold', texto: true, rows: 0 } },
      { action: 'export-audit', after: { type: 'cpf', subject: 'cpf', rows: 0 } },
    ]);
    const { rows } = await app.sql.query('SELECT string_agg(admin_actions::text, $1) AS all FROM admin_actions', [' ']);
    expect(rows[0].all).not.toMatch(/@|52998224725/);
  });

  it('does not leave when it cannot be put on record (ASVS 16.5.3)', async () => {
    await app.sql.query('ALTER TABLE admin_actions RENAME TO admin_actions_away');
    const { status, body } = await world.as.admin.get<string>('/api/admin/users/export');
    await app.sql.query('ALTER TABLE admin_actions_away RENAME TO admin_actions');
    expect([status, JSON.stringify(body).includes('@gmail.com')]).toEqual([500, false]);
  });
});
