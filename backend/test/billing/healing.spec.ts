import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import {
  BRONZE,
  bookStatus,
  Customer,
  chargeOf,
  chargesOf,
  dueNow,
  ledgerOf,
  moneyOf,
  openedBy,
  pay,
  QUICK_JOBS,
  runOut,
  until,
} from './billing-world.js';
import { begin, killAtRow } from './kill-at.js';

describe('a payment that something went wrong with', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ ownProcess: true, env: { ...QUICK_JOBS, ...LOGGED } });
  });
  afterEach(async () => {
    await app.sandbox.delete('/faults');
  });
  afterAll(() => app.stop(), 30_000);

  const unheard = () => Customer.registered(app, 'webhook-lost');
  const becomes = (id: string, status: string) => until(async () => (await bookStatus(app, id)) === status);

  const isClosed = (id: string) =>
    until(
      async () =>
        (await app.sql.query('SELECT 1 FROM payments WHERE id = $1 AND closed_at IS NOT NULL', [id])).rowCount,
    );

  /** The jobs of this app shall not come first. */
  const undisturbed = (id: string) =>
    app.sql.query("UPDATE payments SET next_check_at = now() + interval '1 day' WHERE id = $1", [id]);

  it("is activated by the payer's screen when the notification was lost", async () => {
    const customer = await unheard();
    const { id } = await customer.pix();
    await undisturbed(id);
    await pay(app, id);
    await until(async () => (await customer.status(id)) === 'approved');
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('is activated by "Já paguei" at once', async () => {
    const customer = await unheard();
    const { id } = await customer.pix();
    await undisturbed(id);
    await pay(app, id);
    const { status, body } = await customer.http.post(`/api/payments/${id}/check`);
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, status: 'approved' } });
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('is activated by the reconciler when nobody looks', async () => {
    const customer = await unheard();
    const { id } = await customer.pix();
    await pay(app, id);
    await dueNow(app, id);
    await becomes(id, 'aprovado');
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('is activated once when notification, screen, button and reconciler come together', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await Promise.all([
      pay(app, id, { notification: 'double' }),
      dueNow(app, id),
      ...Array.from({ length: 10 }, () => customer.status(id)),
      ...Array.from({ length: 10 }, () => customer.http.post(`/api/payments/${id}/check`)),
    ]);
    await becomes(id, 'aprovado');
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'aprovado']);
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('is not lost by a SIGKILL between gateway and books', async () => {
    const customer = await unheard();
    let id = '';
    await killAtRow(app, 'INSERT ON payment_ledger', "NEW.kind = 'aguardando'", async () => {
      begin(customer.createPix());
      id = await openedBy(customer);
    });
    expect(await chargesOf(app, id)).toHaveLength(1);
    expect(await bookStatus(app, id)).toBe('criado');
    await pay(app, id);

    await app.restart();
    await becomes(id, 'aprovado');
    expect(await chargesOf(app, id)).toHaveLength(1);
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('is not lost by a SIGKILL after the notification was answered', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await undisturbed(id);
    await killAtRow(app, 'INSERT ON payment_ledger', "NEW.kind = 'aprovado'", async () => begin(pay(app, id)));
    const { id: chargeId } = await chargeOf(app, id);
    const { rows } = await app.sql.query('SELECT FROM webhook_inbox WHERE subject_id = $1 AND processed_at IS NULL', [
      String(chargeId),
    ]);
    expect(rows).not.toEqual([]);
    expect(await bookStatus(app, id)).toBe('aguardando');
    await app.restart('here');
    await becomes(id, 'aprovado');
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it.each([
    ['server-error', 502],
    ['rate-limited', 503],
    ['reset', 503],
    ['garbage', 502],
    ['wrong-content-type', 502],
    ['truncated', 502],
    ['empty', 502],
    ['timeout', 504],
  ])(
    'answers "Erro ao gerar PIX" when the gateway fails with %s, and goes on afterwards with one charge',
    async (kind, status) => {
      const customer = await unheard();
      await app.sandbox.post('/faults/mercado-pago', { kind });
      const failed = await customer.createPix();
      expect(failed).toMatchObject({ status, body: { success: false, error: 'Erro ao gerar PIX' } });
      expect((await customer.http.get('/api/payments/pending')).body).toEqual({ success: true, payment: null });
      await app.sandbox.delete('/faults');

      const payment = await until(async () => (await customer.createPix()).body.payment);
      expect(payment.status).toBe('pending');
      const { rows } = await app.sql.query('SELECT id FROM payments WHERE account_id = $1', [customer.id]);
      expect(rows).toEqual([{ id: payment.id }]);
      expect(await chargesOf(app, payment.id)).toHaveLength(1);
    },
    40_000,
  );

  it('never shows a charge of another amount, and cancels it', async () => {
    const customer = await unheard();
    // Until it has answered: a look at an earlier charge would use a single fault up.
    await app.sandbox.post('/faults/mercado-pago', { kind: 'inconsistent' });
    const { status, body } = await customer.createPix();
    await app.sandbox.post('/faults/mercado-pago', { kind: null });
    expect({ status, error: body.error }).toEqual({ status: 502, error: 'Erro ao gerar PIX' });
    const { rows } = await app.sql.query('SELECT id, status FROM payments WHERE account_id = $1', [customer.id]);
    expect(rows).toMatchObject([{ status: 'falhou' }]);
    expect(await ledgerOf(app, rows[0].id)).toEqual(['criado', 'divergente', 'falhou']);
    await until(async () => (await chargeOf(app, rows[0].id)).status === 'cancelled');
    expect((await customer.pix()).status).toBe('pending');
  });

  it('expires by our clock, is cancelled at the gateway, and leaves room for a new code', async () => {
    const customer = await unheard();
    const { id } = await customer.pix();
    await app.sql.query("UPDATE payments SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    expect(await customer.status(id)).toBe('expired');
    const next = await customer.pix();
    expect(next.id).not.toBe(id);
    await until(async () => (await chargeOf(app, id)).status === 'cancelled');
    await isClosed(id);
    expect(await bookStatus(app, id)).toBe('expirado');
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'expirado']);
    expect(await customer.grantedDays()).toEqual([]);
  });

  it.each(['normal', 'lost'])(
    'still activates the plan when the Pix comes late, its notification %s',
    async (notification) => {
      const customer = await unheard();
      const { id } = await customer.pix();
      await runOut(app, id);
      await until(async () => (await chargeOf(app, id)).status === 'cancelled');
      await becomes(id, 'expirado');
      // Who closes it puts the next look off, which must not come after ours was asked for.
      await isClosed(id);
      await pay(app, id, { late: true, notification });
      if (notification === 'lost') await dueNow(app, id);
      await becomes(id, 'aprovado');
      expect(await customer.status(id)).toBe('approved');
      expect(await customer.grantedDays()).toEqual([7]);
    },
  );

  it('whose charge the gateway does not know is looked for again, and told of, before it is given up days later', async () => {
    const { id } = await (await unheard()).pix();
    await undisturbed(id);
    const { id: chargeId } = await chargeOf(app, id);
    await pay(app, id);
    // As after a change of the account at the gateway.
    await app.sql.query("UPDATE payments SET provider_payment_id = '424242' WHERE id = $1", [id]);
    await runOut(app, id);
    await until(() => app.log().includes(`mercado-pago does not know the charge 424242 of payment ${id}`));
    await undisturbed(id);
    expect((await app.sql.query('SELECT closed_at FROM payments WHERE id = $1', [id])).rows).toEqual([
      { closed_at: null },
    ]);
    await app.sql.query('UPDATE payments SET provider_payment_id = $2 WHERE id = $1', [id, chargeId]);
    await dueNow(app, id);
    await becomes(id, 'aprovado');

    const { id: lost } = await (await unheard()).pix();
    await app.sql.query(
      "UPDATE payments SET provider_payment_id = '424243', expires_at = now() - interval '3 days', next_check_at = now() WHERE id = $1",
      [lost],
    );
    await isClosed(lost);
    expect(await bookStatus(app, lost)).toBe('expirado');
  });

  it('is activated when the money crosses its cancellation', async () => {
    const customer = await unheard();
    const { id } = await customer.pix();
    await undisturbed(id);
    await pay(app, id);
    await runOut(app, id);
    await becomes(id, 'aprovado');
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'expirado', 'aprovado']);
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it.each(['aguardando', 'expirado'])(
    'is not called expired while it is %s and nobody can ask the gateway after its time, and is activated then',
    async (standing) => {
      const customer = await unheard();
      const { id } = await customer.pix();
      await undisturbed(id);
      expect(await customer.status(id)).toBe('pending');
      await pay(app, id);
      await app.sandbox.post('/faults/mercado-pago', { kind: 'server-error' });
      await app.sql.query("UPDATE payments SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
      if (standing === 'expirado') await dueNow(app, id);
      await becomes(id, standing);
      const { status, body } = await customer.http.get<{ code: string }>(`/api/payments/status/${id}`);
      expect({ known: status < 500, code: body.code }).toEqual({ known: false, code: 'PAYMENT_GATEWAY_DOWN' });
      await app.sandbox.delete('/faults');
      await until(async () => (await customer.status(id)) === 'approved');
      expect(await customer.grantedDays()).toEqual([7]);
    },
  );

  it('is never activated by a wrong amount, which is kept account of and goes back', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await pay(app, id, { amount: 1 });
    await becomes(id, 'estornado');
    expect(await customer.status(id)).toBe('refunded');
    expect(await customer.grantedDays()).toEqual([]);
    expect((await chargeOf(app, id)).status).toBe('refunded');
    const kinds = ['criado', 'aguardando', 'divergente', 'falhou', 'retido', 'estornado', 'devolvido'];
    expect(await ledgerOf(app, id)).toEqual(kinds);
    expect(await moneyOf(app, id)).toBe(0);
    const back = { amount: 15, returnedAmount: 1 };
    expect((await customer.http.get(`/api/payments/status/${id}`)).body).toMatchObject(back);
    expect((await customer.http.get('/api/payments')).body).toMatchObject({ data: [back] });
    const { rows } = await app.sql.query(
      "SELECT details FROM payment_ledger WHERE payment_id = $1 AND kind = 'divergente'",
      [id],
    );
    expect(rows).toMatchObject([{ details: { diferenca: 'valor', recebido: 100, situacao: 'paid' } }]);
  });

  it('counts each Pix among what went back of a charge that bought nothing, and none on top of one that did', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await pay(app, id, { amount: 1 });
    await becomes(id, 'estornado');
    const bought = await customer.pix(BRONZE);
    await pay(app, bought.id);
    await becomes(bought.id, 'aprovado');
    const pix = 'E00000000202610101201aaaaaaaaaaa';
    await app.sql.query(
      `INSERT INTO payment_ledger (id, payment_id, kind, amount_cents, details, recorded_at)
       SELECT gen_random_uuid(), p.id, l.kind, l.cents, '{}', now()
       FROM payments p, (VALUES ('retido:${pix}', 500), ('devolvido:${pix}', -500)) AS l (kind, cents) WHERE p.id IN ($1, $2)`,
      [id, bought.id],
    );
    const { body } = await customer.http.get<{ data: Array<{ id: string; returnedAmount: number | null }> }>(
      '/api/payments',
    );
    const returned = Object.fromEntries(body.data.map((payment) => [payment.id, payment.returnedAmount]));
    expect(returned).toEqual({ [id]: 6, [bought.id]: null });
  });

  it('takes the plan back when the money goes back', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix(BRONZE);
    await pay(app, id);
    await becomes(id, 'aprovado');
    const { id: chargeId } = await chargeOf(app, id);
    await app.sandbox
      .with({ authorization: 'Bearer TEST-sandbox-access-token', 'x-idempotency-key': 'devolucao' })
      .post(`/mercado-pago/v1/payments/${chargeId}/refunds`);
    await app.sandbox.post(`/pix/payments/${chargeId}/notify`, { notification: 'normal' });
    await becomes(id, 'estornado');
    expect(await customer.daysLeft()).toBeLessThanOrEqual(0);
    expect(await moneyOf(app, id)).toBe(0);
  });

  it('has a ledger in which nothing can be changed or erased', async () => {
    await expect(app.sql.query("UPDATE payment_ledger SET kind = 'outro'")).rejects.toThrow('append-only');
    await expect(app.sql.query('DELETE FROM payment_ledger')).rejects.toThrow('append-only');
    await expect(app.sql.query('TRUNCATE payment_ledger')).rejects.toThrow('append-only');
  });
});
