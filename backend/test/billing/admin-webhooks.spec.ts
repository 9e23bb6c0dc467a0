import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { bookStatus, Customer, chargeOf, deliver, ledgerOf, pay, until } from './billing-world.js';

interface Item {
  id: string;
  chargeId: string;
  state: string;
  outcome: string | null;
  attempts: number;
}
interface List {
  data: Item[];
  nextCursor: string | null;
  total: number;
}

describe("the administrators' view of the notifications", () => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    admin = await adminOf(app);
  });
  afterAll(() => app.stop());

  const inbox = async (query = '') => (await admin.get<List>(`/api/admin/webhooks${query}`)).body;
  const rowOf = async (chargeId: string) => (await inbox()).data.find((item) => item.chargeId === chargeId);

  it('shows what came and what became of it, and nothing of what was in it', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await pay(app, id);
    const chargeId = String((await chargeOf(app, id)).id);
    const item = await until(async () => {
      const found = await rowOf(chargeId);
      return found?.state === 'processed' ? found : null;
    });
    expect(item).toMatchObject({ provider: 'mercado-pago', outcome: 'aprovado', attempts: 1, nextAttemptAt: null });
    expect(Object.keys(item)).not.toContain('body');
  });

  it('finds those of one charge and of one gateway', async () => {
    await deliver(app, { dataId: '4242', eventId: 1 });
    await deliver(app, { dataId: '4242', eventId: 2 });
    expect(await inbox('?chargeId=4242')).toMatchObject({
      total: 2,
      data: [{ chargeId: '4242' }, { chargeId: '4242' }],
    });
    expect((await inbox('?chargeId=424')).total).toBe(0);
    expect((await inbox('?chargeId=4242&provider=mercado-pago')).total).toBe(2);
    expect((await inbox('?chargeId=4242&provider=bacen')).total).toBe(0);
    expect((await admin.get('/api/admin/webhooks?provider=outro')).status).toBe(400);
  });

  it('goes the other way round where that is wished, and into a spreadsheet, on the record', async () => {
    for (const eventId of [1, 2, 3]) await deliver(app, { dataId: '4444', eventId: `=${eventId}` });
    const newest = (await inbox('?chargeId=4444')).data.map(({ id }) => id);
    const oldest = await inbox('?chargeId=4444&sort=oldest&limit=2');
    const rest = await inbox(`?chargeId=4444&sort=oldest&limit=2&cursor=${oldest.nextCursor}`);
    expect([...oldest.data, ...rest.data].map(({ id }) => id)).toEqual(newest.toReversed());
    const { body, headers } = await admin.get<string>('/api/admin/webhooks/export?chargeId=4444');
    expect(headers.get('content-disposition')).toMatch(/filename="notificacoes-\d{4}-\d\d-\d\d\.csv"/);
    const rows = String(body).split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[1]).toMatch(
      /;mercado-pago;4444;4444:[^;]+;(Esperando;;|Processada;O meio de pagamento não conhece a cobrança;)/,
    );
    const { rows: deeds } = await app.sql.query(
      "SELECT target, after FROM admin_actions WHERE action = 'export-webhooks'",
    );
    expect(deeds).toEqual([{ target: 'webhooks:all', after: { chargeId: true, rows: 3 } }]);
  });

  it('is opened with what came, without what may tell of the payer', async () => {
    const body = JSON.stringify({ id: 9, type: 'payment', data: { id: '4343' }, payer: { email: 'ana@gmail.com' } });
    await deliver(app, { dataId: '4343', eventId: 9, body });
    const row = await rowOf('4343');
    const { status, body: opened } = await admin.get<{ data: { payload: string; signature: string } }>(
      `/api/admin/webhooks/${row?.id}`,
    );
    expect(status).toBe(200);
    expect(JSON.parse(opened.data.payload)).toEqual({ id: 9, type: 'payment', data: { id: '4343' }, payer: '•••' });
    expect(opened.data).toMatchObject({ chargeId: '4343', signature: 'as-received' });
    for (const id of ['nenhuma', '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11']) {
      expect(await admin.get(`/api/admin/webhooks/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'WEBHOOK_NOT_FOUND' },
      });
    }
  });

  it('goes from page to page, and shows one state alone', async () => {
    for (let n = 0; n < 25; n++) await deliver(app, { dataId: '777', eventId: n });
    await until(async () => (await inbox('?state=waiting')).total === 0);
    const first = await inbox('?state=processed');
    const second = await inbox(`?state=processed&cursor=${first.nextCursor}`);
    expect(first.data).toHaveLength(20);
    expect(first.data.length + second.data.length).toBe(first.total);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(first.total);
    expect(second.nextCursor).toBeNull();
    expect((await admin.get('/api/admin/webhooks?state=lost')).status).toBe(400);
  });

  it('replays one that was given up, on the record, and a replayed one gives nothing twice', async () => {
    const customer = await Customer.registered(app, 'webhook-lost');
    const { id } = await customer.pix();
    await app.sql.query("UPDATE payments SET next_check_at = now() + interval '1 day' WHERE id = $1", [id]);
    const chargeId = String((await chargeOf(app, id)).id);
    expect((await deliver(app, { dataId: chargeId })).status).toBe(200);
    await until(async () => (await rowOf(chargeId))?.outcome === 'aguardando');
    await pay(app, id);
    await app.sql.query(
      'UPDATE webhook_inbox SET processed_at = NULL, outcome = NULL, attempts = 32 WHERE subject_id = $1',
      [chargeId],
    );
    const { id: rowId = '' } = (await inbox('?state=given-up')).data[0] ?? {};
    for (let turn = 0; turn < 2; turn++) {
      expect((await admin.post(`/api/admin/webhooks/${rowId}/replay`)).status).toBe(202);
      await until(async () => (await rowOf(chargeId))?.outcome === 'aprovado');
    }
    expect(await bookStatus(app, id)).toBe('aprovado');
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'aprovado']);
    expect(await customer.grantedDays()).toEqual([7]);
    const { rows } = await app.sql.query('SELECT action FROM admin_actions WHERE target = $1', [`webhook:${rowId}`]);
    expect(rows).toEqual([{ action: 'replay-webhook' }, { action: 'replay-webhook' }]);
  });

  it('knows no other notification, and lets nobody else look', async () => {
    for (const id of ['nenhuma', '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11']) {
      expect(await admin.post(`/api/admin/webhooks/${id}/replay`)).toMatchObject({
        status: 404,
        body: { code: 'WEBHOOK_NOT_FOUND' },
      });
    }
    const customer = await Customer.registered(app);
    expect((await customer.http.get('/api/admin/webhooks')).status).toBe(403);
    expect((await app.http.get('/api/admin/webhooks')).status).toBe(401);
  });
});
