import { startApp, type World } from '../harness/start-app.js';
import { BRONZE, bookStatus, Customer, pay, QUICK_JOBS, until } from './billing-world.js';
import { promoCode, under } from './promo-world.js';

describe('the receipt of a payment', () => {
  let app: World;
  beforeAll(async () => {
    app = await startApp({ env: QUICK_JOBS });
  });

  const receipt = ({ http }: Customer, id: string) => http.get<{ code: string }>(`/api/payments/${id}/receipt`);

  it('is a PDF for its owner, once the payment is approved, and not to be kept by anybody between', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix(BRONZE);
    expect(await receipt(customer, id)).toMatchObject({ status: 409, body: { code: 'RECEIPT_NOT_AVAILABLE' } });
    await pay(app, id);
    await until(async () => (await bookStatus(app, id)) === 'aprovado');
    const { status, headers, body } = await receipt(customer, id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="recibo-${id}.pdf"`);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(String(body).slice(0, 5)).toBe('%PDF-');
  });

  it('is there for a plan that a code gave away', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix(under(await promoCode(app, { percent: 100 }), 100));
    expect((await receipt(customer, id)).status).toBe(200);
  });

  it("is nobody else's", async () => {
    const [owner, other] = [await Customer.registered(app), await Customer.registered(app)];
    const { id } = await owner.pix(under(await promoCode(app, { percent: 100 }), 100));
    for (const wanted of [id, 'nenhum']) {
      expect(await receipt(other, wanted)).toMatchObject({ status: 404, body: { code: 'PAYMENT_NOT_FOUND' } });
    }
    expect((await app.http.get(`/api/payments/${id}/receipt`)).status).toBe(401);
  });
});
