import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { maskEmail } from '../../src/kernel/mask-email.js';
import { inhabit, type World } from '../authorisation/world.js';
import type { HttpClient } from '../harness/http-client.js';
import { runCliHere } from '../harness/run-cli.js';
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
  let usedCode: string;
  let run: string;

  beforeAll(async () => {
    app = await startApp();
    world = await inhabit(app);
    const { paidPayment, notification, promotionalCode, suggestion, cleanupRun, scheduledBroadcast } = world.make;
    const { companyLoad, historyEntry, dataSubjectRequest, payment, suppression } = world.make;
    const all = [paidPayment, payment, notification, promotionalCode, suggestion, companyLoad, scheduledBroadcast];
    for (const make of [...all, historyEntry, dataSubjectRequest, suppression]) await make();
    await world.as.admin.get('/api/admin/audit/admin-actions');
    await app.sql.query(
      `INSERT INTO lookup_observations (id, at, account_id, kind, detector, until) VALUES ($1, now(), $2, 'slowed', 'volume', now())`,
      [randomUUID(), world.marks[0]],
    );
    run = await cleanupRun();
    await app.sql.query('INSERT INTO account_removals (run_id, account_id, ended_at) VALUES ($1, $2, now())', [
      run,
      world.marks[0],
    ]);
    usedCode = (await app.sql.query('SELECT code_id FROM promo_uses LIMIT 1')).rows[0].code_id;
  });

  function take({ operationId, method, path }: Route, who: HttpClient) {
    const address = path.replace('{id}', path.includes('/runs/') ? run : usedCode) + (NARROWED[operationId] ?? '');
    return method === 'GET' ? who.get<string>(address) : who.post<string>(address, {});
  }

  async function deeds(): Promise<{ action: string; after: { rows?: number } | null }[]> {
    const { rows } = await app.sql.query(
      "SELECT action, after FROM admin_actions WHERE action LIKE 'export-%' ORDER BY id",
    );
    return rows;
  }

  it('is under /api/admin, and there are all that we know of', () => {
    expect(OF_ADMINS.filter(({ path }) => !path.startsWith('/api/admin/'))).toEqual([]);
    expect(OF_ADMINS.length).toBeGreaterThanOrEqual(15);
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
    await admin.post('/api/admin/users/export', { texto: typed, from: '2026-11-01', sort: 'oldest' });
    await admin.post('/api/admin/suggestions/export', { texto: typed, type: 'problem' });
    await admin.post('/api/admin/discipline/export', { texto: typed, nivel: 'lenta' });
    await admin.get(`/api/admin/suppressions/export?tipo=cpf&protocolo=PEDIDO-1`);
    expect((await deeds()).slice(-8)).toEqual([
      { action: 'export-promo-codes', after: { status: 'Ativo', text: true, rows: 0 } },
      { action: 'export-webhooks', after: { provider: 'bacen', chargeId: true, rows: 0 } },
      { action: 'export-payments', after: { plan: 'gold', texto: true, rows: 0 } },
      { action: 'export-audit', after: { type: 'cpf', subject: 'cpf', rows: 0 } },
      { action: 'export-users', after: { from: '2026-11-01', sort: 'oldest', texto: true, rows: 0 } },
      { action: 'export-suggestions', after: { type: 'problem', texto: true, rows: 0 } },
      { action: 'export-abuse-flags', after: { nivel: 'lenta', texto: true, rows: 0 } },
      { action: 'export-suppressions', after: { tipo: 'cpf', protocolo: true, rows: 0 } },
    ]);
    const { rows } = await app.sql.query('SELECT string_agg(admin_actions::text, $1) AS all FROM admin_actions', [' ']);
    expect(rows[0].all).not.toMatch(/@|52998224725/);
  });

  it('tells of a suppression no document, of a flagged account and of who used a code no whole address', async () => {
    const [id = '', email = ''] = world.marks;
    const { admin } = world.as;
    const flags = await admin.post<string>('/api/admin/discipline/export', { texto: email });
    const uses = await admin.get<string>(`/api/admin/promotional-codes/${usedCode}/redemptions/export`);
    const suppressions = await admin.get<string>('/api/admin/suppressions/export?situacao=em_vigor&motivo=interno');
    expect(flags.body).toMatch(new RegExp(`;${id};${maskEmail(email).replaceAll('*', '\\*')};lenta;volume;`));
    expect(uses.body).toMatch(new RegExp(`;${id};[^;]+;[^;]+;[^;]+;(Reservado|Usado);`));
    expect(suppressions.body).toMatch(
      /^Desde \(UTC\);Reconhecida por;Motivo;Protocolo;Feita por;Levantada em \(UTC\);Levantada por\r\n[^;]+;CPF;Decisão interna;matriz;;;\r\n$/,
    );
    for (const { body } of [flags, uses]) expect(body).not.toContain(email);
  });

  it('holds the sources and types that are on the screen, in their order and in its words', async () => {
    const { admin } = world.as;
    const rows = async (path: string) => (await admin.get<string>(path)).body.trimEnd().split('\r\n').slice(1);
    const sources = await rows('/api/admin/providers/export?only=viacep+bureau');
    expect(sources.map((row) => row.split(';')[0])).toEqual(['ViaCEP (sandbox)', 'Birô de dados (sandbox)']);
    expect(sources[1]).toMatch(/;(Operador|Controlador);/);
    const types = await rows('/api/admin/lookup-types/export?only=cpf');
    expect(types).toEqual([expect.stringMatching(/^CPF;Sim;(Funcionando|Instável|Fora do ar);/)]);
    expect(await rows('/api/admin/providers/export?only=')).toEqual([]);
    expect((await deeds()).slice(-3)).toEqual([
      { action: 'export-sources', after: { only: 'viacep bureau', rows: 2 } },
      { action: 'export-lookup-types', after: { only: 'cpf', rows: 1 } },
      { action: 'export-sources', after: { only: '', rows: 0 } },
    ]);
    expect((await admin.get('/api/admin/providers/export?only=a@b')).status).toBe(400);
  });

  it('names who acted at the machine, where no account is behind it', async () => {
    expect(await runCliHere(app, 'audit', ['verify'])).toMatchObject({ code: 0 });
    const path = '/api/admin/audit/admin-actions';
    const { body } = await world.as.admin.get<string>(`${path}/export?adminId=00000000-0000-0000-0000-000000000000`);
    expect(body.split('\r\n')[1]).toMatch(/;Na máquina \(comando\);00000000-/);
  });

  it('does not leave when it cannot be put on record (ASVS 16.5.3)', async () => {
    await app.sql.query('ALTER TABLE admin_actions RENAME TO admin_actions_away');
    const { status, body } = await world.as.admin.post<string>('/api/admin/users/export', {});
    await app.sql.query('ALTER TABLE admin_actions_away RENAME TO admin_actions');
    expect([status, JSON.stringify(body).includes('@gmail.com')]).toEqual([500, false]);
  });
});
