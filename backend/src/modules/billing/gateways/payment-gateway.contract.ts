import { RecordedVendor } from '../../../../sandbox/testing/recorded-vendor.js';
import { AppError } from '../../../kernel/errors.js';
import { newId } from '../../../platform/ids.js';
import type { ChargeRequest, PaymentGateway } from './payment-gateway.port.js';
import { checkPixCode } from './pix-code.js';

/** A gateway in a world in which the test is also the payer. */
export interface GatewayWorld {
  readonly gateway: PaymentGateway;
  /** Pays a charge at the payer's bank. */
  pay(chargeId: string): Promise<void>;
  /** Takes the gateway down, or up again. */
  outage(on: boolean): Promise<void>;
  /** The adapter with its API at another address. */
  at(url: string): PaymentGateway;
}

/** What every gateway keeps to. */
export function paymentGatewayContract(name: string, world: () => GatewayWorld): void {
  const request = (over: Partial<ChargeRequest> = {}): ChargeRequest => ({
    paymentId: newId(),
    amountCents: 1550,
    description: 'Plano Bronze',
    payer: { email: 'ana@gmail.com', name: 'Ana Souza' },
    openedAt: new Date(),
    ...over,
  });
  const order = newId();
  async function charged(over: Partial<ChargeRequest> = {}) {
    const charge = await world().gateway.createCharge(request(over));
    if (!charge) throw new Error('the gateway refused a good request');
    return charge;
  }

  describe(`the payment gateway ${name}`, () => {
    it('makes a charge over the amount asked for, with a code that may be shown', async () => {
      const paymentId = newId();
      const charge = await charged({ paymentId });
      expect(charge).toMatchObject({ reference: paymentId, state: 'pending', amountCents: 1550, currency: 'BRL' });
      expect(checkPixCode(charge.pixCopyPaste, 1550)).toEqual({ payee: expect.any(String) });
    });

    it('answers the same charge to the same request, at once and when the payment is nearly over', async () => {
      const same = request({ openedAt: new Date(Date.now() - 890_000) });
      const charges = await Promise.all([1, 2, 3].map(() => world().gateway.createCharge(same)));
      expect(new Set(charges.map((charge) => charge?.id)).size).toBe(1);
    });

    it('refuses for good what it cannot charge', async () => {
      expect(await world().gateway.createCharge(request({ amountCents: 0 }))).toBeNull();
    });

    it('finds a charge as it stands, and null for one that it never made', async () => {
      const { id } = await charged();
      expect(await world().gateway.findCharge(id)).toMatchObject({ id, state: 'pending', paidAt: null });
      await world().pay(id);
      const paid = await world().gateway.findCharge(id);
      expect(paid).toMatchObject({ id, state: 'paid', amountCents: 1550, paidAt: expect.any(Date) });
      expect(await world().gateway.findCharge('424242')).toBeNull();
    });

    it('cancels a charge, as often as it is asked, but not one that was paid', async () => {
      const { id } = await charged();
      expect(await world().gateway.cancelCharge(id)).toMatchObject({ state: 'cancelled' });
      expect(await world().gateway.cancelCharge(id)).toMatchObject({ state: 'cancelled' });
      const { id: paid } = await charged();
      await world().pay(paid);
      expect(await world().gateway.cancelCharge(paid)).toMatchObject({ state: 'paid' });
      expect(await world().gateway.cancelCharge('424242')).toBeNull();
    });

    it('gives back what was paid, once however often it is asked, and nothing of what was not', async () => {
      const { id } = await charged();
      expect((await world().gateway.refundCharge(id, order))?.state ?? null).not.toBe('refunded');
      await world().pay(id);
      expect(await world().gateway.refundCharge(id, order)).toMatchObject({ id, state: 'refunded', amountCents: 1550 });
      expect(await world().gateway.refundCharge(id, order)).toMatchObject({ state: 'refunded' });
      expect(await world().gateway.findCharge(id)).toMatchObject({ state: 'refunded' });
      expect(await world().gateway.refundCharge('424242', order)).toBeNull();
    });

    it('throws in our words when it does not answer', async () => {
      const { id } = await charged();
      await world().outage(true);
      for (const call of [
        world().gateway.createCharge(request()),
        world().gateway.findCharge(id),
        world().gateway.cancelCharge(id),
        world().gateway.refundCharge(id, order),
      ]) {
        const error = await call.catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(AppError);
        expect(error).toMatchObject({ code: 'PAYMENT_GATEWAY_DOWN', text: 'Erro ao gerar PIX' });
      }
      await world().outage(false);
    });

    it('refuses nothing and misses nothing where a proxy before it answers 404 with a page', async () => {
      const proxy = await RecordedVendor.notFoundPage();
      const gateway = world().at(proxy.url);
      for (const call of [
        () => gateway.createCharge(request()),
        () => gateway.findCharge('424242'),
        () => gateway.cancelCharge('424242'),
        () => gateway.refundCharge('424242', order),
      ]) {
        await expect(call()).rejects.toMatchObject({ kind: 'bad-answer', code: 'PAYMENT_GATEWAY_DOWN' });
      }
      proxy.close();
    });
  });
}
