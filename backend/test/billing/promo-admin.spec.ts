import { randomUUID } from 'node:crypto';
import { PROMO_TEXTS } from '../../src/kernel/promo-code.js';
import type { HttpClient } from '../harness/http-client.js';
import { startApp, type World } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { login, subscriber } from '../identity/people.js';
import { Customer } from './billing-world.js';
import { under } from './promo-world.js';

interface Code {
  id: string;
  code: string;
  status: string;
  currentUses: number;
  expiryDate: string | null;
}

interface Saved {
  success: boolean;
  message: string;
  error: string;
  code: string;
  data: Code;
}

const PATH = '/api/admin/promotional-codes';
const USES = 'Máximo de usos deve ser um número inteiro de 1 a 1.000.000.000';
const MASKED = expect.stringMatching(/^[0-9a-f]{2}\*{3}@gmail\.com$/);

describe('the administrators’ promotional codes', () => {
  let app: World;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    admin = await adminOf(app);
  });

  const create = (body: object) => admin.post<Saved>(PATH, body);
  const listed = async (id: string) =>
    (await admin.get<{ data: Code[] }>(PATH)).body.data.find((code) => code.id === id);

  it('are changed while a buyer opens a payment with one, so that neither waits for the other', async () => {
    const { id } = (await create({ code: 'JUNTOS10', discountPercentage: 10 })).body.data;
    const buyer = await app.sql.connect();
    await buyer.query('BEGIN');
    // What the reference of a payment takes.
    await buyer.query('SELECT FROM promotional_codes WHERE id = $1 FOR KEY SHARE', [id]);
    expect((await admin.put<Saved>(`${PATH}/${id}`, { isActive: false })).status).toBe(200);
    await buyer.query('ROLLBACK');
    buyer.release();
  });

  it('are made with everything open that is not said', async () => {
    const { status, body } = await create({ code: ' natal-10 ', discountPercentage: 10 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Código promocional criado com sucesso',
      data: {
        code: 'NATAL-10',
        discountPercentage: 10,
        description: null,
        planIds: null,
        startsAt: null,
        expiryDate: null,
        maxUses: null,
        maxUsesPerUser: null,
        currentUses: 0,
        isActive: true,
        status: 'Ativo',
      },
    });
    expect(await listed(body.data.id)).toEqual(body.data);
  });

  it('keep a discount of two decimals as it is, and take empty texts for no limit', async () => {
    const { status, body } = await create({ code: 'EXATO', discountPercentage: 12.55, expiryDate: '', maxUses: '' });
    expect([status, body.data]).toMatchObject([201, { discountPercentage: 12.55, expiryDate: null, maxUses: null }]);
    const limits = { discountPercentage: 12.5, expiryDate: '2099-12-24', maxUses: 5 };
    expect((await admin.put<Saved>(`${PATH}/${body.data.id}`, limits)).body.data).toMatchObject({
      ...limits,
      expiryDate: '2099-12-25T02:59:59.999Z',
    });
    const forever = await admin.put<Saved>(`${PATH}/${body.data.id}`, { expiryDate: '9999-12-31' });
    expect(forever.body.data.expiryDate).toBe('9999-12-31T23:59:59.998Z');
    const opened = await admin.put<Saved>(`${PATH}/${body.data.id}`, { expiryDate: '', maxUses: '' });
    expect(opened.body.data).toMatchObject({ discountPercentage: 12.5, expiryDate: null, maxUses: null });
    expect(await listed(body.data.id)).toEqual(opened.body.data);
  });

  it('count the uses, tell whose they are, and keep that when they are deleted', async () => {
    const { data } = (await create({ code: 'CONTADO', discountPercentage: 10, maxUses: 1, planIds: ['bronze'] })).body;
    const customer = await Customer.registered(app);
    const payment = await customer.pix(under('CONTADO', 10));
    expect(await listed(data.id)).toMatchObject({ currentUses: 1, status: 'Esgotado' });
    const uses = {
      data: [
        {
          paymentId: payment.id,
          userId: customer.id,
          planId: 'bronze',
          status: 'reserved',
          amount: 13.5,
          email: MASKED,
        },
      ],
      nextCursor: null,
      total: 1,
    };
    expect((await admin.get(`${PATH}/${data.id}/redemptions`)).body).toMatchObject(uses);

    const gone = await admin.delete<Saved>(`${PATH}/${data.id}`);
    expect(gone).toMatchObject({ status: 200, body: { message: 'Código promocional deletado com sucesso' } });
    expect(await listed(data.id)).toBeUndefined();
    expect((await admin.get(`${PATH}/${data.id}/redemptions`)).body).toMatchObject(uses);
    expect((await app.http.post('/api/promotional-codes/validate', { code: 'CONTADO' })).status).toBe(422);
    expect((await admin.delete<Saved>(`${PATH}/${data.id}`)).status).toBe(404);
    const anew = await create({ code: 'CONTADO', discountPercentage: 10 });
    expect(anew).toMatchObject({ status: 201, body: { data: { currentUses: 0 } } });
  });

  it('are changed field by field, and switched by isActive alone', async () => {
    const made = {
      code: 'MUDA',
      discountPercentage: 10,
      description: 'Campanha',
      maxUses: 5,
      expiryDate: '2099-12-24',
    };
    const { data } = (await create(made)).body;
    expect(data.expiryDate).toBe('2099-12-25T02:59:59.999Z');
    const off = await admin.put<Saved>(`${PATH}/${data.id}`, { isActive: false });
    expect(off.body.data).toMatchObject({ ...made, expiryDate: data.expiryDate, isActive: false, status: 'Inativo' });
    const edited = { code: 'muda2', discountPercentage: 20, description: null, expiryDate: null, maxUses: null };
    const { status, body } = await admin.put<Saved>(`${PATH}/${data.id}`, { ...edited, isActive: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Código promocional atualizado com sucesso',
      data: { ...edited, code: 'MUDA2', isActive: true, status: 'Ativo' },
    });
  });

  it('that are over are changed with the same body, and not given another end that has passed', async () => {
    const made = { code: 'PASSOU', discountPercentage: 10, expiryDate: '2099-12-24' };
    const { data } = (await create(made)).body;
    const end = '2026-01-02T02:59:59.999Z';
    await app.sql.query('UPDATE promotional_codes SET expires_at = $2 WHERE id = $1', [data.id, end]);
    const edited = { ...made, expiryDate: end, description: 'Campanha de fim de ano' };
    const answer = { status: 200, body: { data: { ...edited, status: 'Expirado' } } };
    expect(await admin.put<Saved>(`${PATH}/${data.id}`, edited)).toMatchObject(answer);
    expect(await admin.put<Saved>(`${PATH}/${data.id}`, { ...edited, expiryDate: '2026-01-01' })).toMatchObject(answer);
    expect(await admin.put<Saved>(`${PATH}/${data.id}`, { ...edited, expiryDate: '2026-01-02' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', error: PROMO_TEXTS.over },
    });
  });

  it('have a text that no other one has, and a maximum not below what was used', async () => {
    const one = (await create({ code: 'UNICO', discountPercentage: 10, maxUses: 2 })).body.data;
    const taken = { status: 409, body: { code: 'PROMO_CODE_TAKEN' } };
    expect(await create({ code: 'unico', discountPercentage: 20 })).toMatchObject(taken);
    const other = (await create({ code: 'OUTRO', discountPercentage: 10 })).body.data;
    expect(await admin.put<Saved>(`${PATH}/${other.id}`, { code: 'UNICO' })).toMatchObject(taken);
    for (let n = 0; n < 2; n++) await (await Customer.registered(app)).pix(under('UNICO', 10));
    expect(await admin.put<Saved>(`${PATH}/${one.id}`, { maxUses: 1 })).toMatchObject({
      status: 409,
      body: { code: 'PROMO_CODE_MAX_BELOW_USES', details: { currentUses: 2 } },
    });
  });

  it('are for once an account when they give the plan away', async () => {
    const { data } = (await create({ code: 'TUDO', discountPercentage: 100, maxUsesPerUser: null })).body;
    expect(data).toMatchObject({ maxUsesPerUser: 1 });
  });

  it.each<[string, object, string]>([
    ['no code', { code: '' }, 'Código é obrigatório'],
    ['a code with a space', { code: 'A B' }, 'Use apenas letras de A a Z, números e hífen no código'],
    ['a long code', { code: 'X'.repeat(21) }, 'Código deve ter no máximo 20 caracteres'],
    [
      'a description with what nobody sees',
      { description: 'Natal \u202e%05' },
      'Há caracteres invisíveis no texto. Apague-os e digite de novo.',
    ],
    ['0 %', { discountPercentage: 0 }, PROMO_TEXTS.percent],
    ['101 %', { discountPercentage: 101 }, PROMO_TEXTS.percent],
    ['more than two decimals', { discountPercentage: 12.345 }, PROMO_TEXTS.percent],
    ['a number in words', { discountPercentage: '12,5' }, PROMO_TEXTS.percent],
    ['less than one per cent', { discountPercentage: 0.99 }, PROMO_TEXTS.percent],
    ['no uses', { maxUses: 0 }, USES],
    ['uses in letters', { maxUses: '3' }, USES],
    ['more uses than any code has', { maxUses: 1_000_000_001 }, USES],
    ['no plan', { planIds: [] }, 'Escolha ao menos um plano: Bronze, Prata ou Ouro'],
    ['an unknown plan', { planIds: ['platina'] }, 'Escolha ao menos um plano: Bronze, Prata ou Ouro'],
    ['an end in the past', { expiryDate: '2026-01-01' }, PROMO_TEXTS.over],
    ['no date', { expiryDate: '2026-02-30' }, 'Data inválida. Use AAAA-MM-DD ou um instante ISO 8601.'],
    [
      'an end before the beginning',
      { startsAt: '2030-01-02', expiryDate: '2030-01-01' },
      'A data de início deve ser anterior à de expiração',
    ],
  ])('are refused with %s', async (_, change, error) => {
    const answer = await create({ code: 'RUIM', discountPercentage: 10, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', error } });
  });

  it('that do not exist are not found', async () => {
    for (const id of [randomUUID(), 'nada', "1'--"]) {
      const path = `${PATH}/${encodeURIComponent(id)}`;
      const none = { status: 404, body: { code: 'PROMO_CODE_NOT_FOUND' } };
      expect(await admin.put(path, { isActive: true })).toMatchObject(none);
      expect(await admin.delete(path)).toMatchObject(none);
      expect(await admin.get(`${path}/redemptions`)).toMatchObject(none);
    }
  });

  it('leave a record of who did what', async () => {
    const { data } = (await create({ code: 'ANOTADO', discountPercentage: 10 })).body;
    await admin.put(`${PATH}/${data.id}`, { discountPercentage: 15 });
    await admin.delete(`${PATH}/${data.id}`);
    const { rows } = await app.sql.query(
      'SELECT action, before, after FROM admin_actions WHERE target = $1 ORDER BY id',
      [`promo-code:${data.id}`],
    );
    expect(rows).toMatchObject([
      { action: 'create-promo-code', before: null, after: { code: 'ANOTADO', percent: 10 } },
      { action: 'edit-promo-code', before: { percent: 10 }, after: { percent: 15 } },
      { action: 'delete-promo-code', before: { percent: 15 }, after: null },
    ]);
  });

  it('are nobody else’s', async () => {
    const { email } = await subscriber(app);
    const user = app.http.as((await login(app.http, email)).body.token);
    const path = `${PATH}/${randomUUID()}`;
    for (const [http, status] of [
      [app.http, 401],
      [user, 403],
    ] as const) {
      for (const answer of [
        http.get(PATH),
        http.post(PATH, { code: 'MEU', discountPercentage: 100 }),
        http.put(path, { isActive: true }),
        http.delete(path),
        http.get(`${path}/redemptions`),
      ]) {
        expect((await answer).status).toBe(status);
      }
    }
  });
});
