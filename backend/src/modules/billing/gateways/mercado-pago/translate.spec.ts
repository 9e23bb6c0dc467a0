import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCharge, toWireRequest } from './translate.js';
import { type WirePayment, wirePayment } from './wire.js';

const REFERENCE = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const reply = (name: string): WirePayment =>
  wirePayment.parse(JSON.parse(readFileSync(join(__dirname, 'replies', `${name}.json`), 'utf8')));

describe("Mercado Pago's words", () => {
  it('become a charge that waits, with its code', () => {
    expect(toCharge(reply('pending'))).toEqual({
      id: '5466310457',
      reference: REFERENCE,
      state: 'pending',
      amountCents: 1500,
      returnedCents: 0,
      surplus: [],
      currency: 'BRL',
      paidAt: null,
      payableUntil: null,
      pixCopyPaste: expect.stringMatching(/^000201/),
    });
  });

  it('become a paid charge with the moment of payment', () => {
    const { state, paidAt, pixCopyPaste } = toCharge(reply('approved'));
    expect({ state, paidAt, pixCopyPaste }).toEqual({
      state: 'paid',
      paidAt: new Date('2026-10-10T15:03:21Z'),
      pixCopyPaste: null,
    });
  });

  it('tell what of it went back', () => {
    const part = { ...reply('approved'), transaction_amount_refunded: 5.1 };
    expect(toCharge(part)).toMatchObject({ state: 'paid', returnedCents: 510 });
  });

  it('become a cancelled charge when its time ran out there', () => {
    expect(toCharge(reply('expired')).state).toBe('cancelled');
  });

  it.each([
    ['in_process', 'pending'],
    ['authorized', 'pending'],
    ['rejected', 'rejected'],
    ['refunded', 'refunded'],
    ['charged_back', 'disputed'],
    ['in_mediation', 'paid'],
  ] as const)('call %s what we call %s', (status, state) => {
    expect(toCharge({ ...reply('expired'), status }).state).toBe(state);
  });

  it('are refused when they are not what was agreed on', () => {
    const pending = reply('pending');
    for (const odd of [{ status: 'paid' }, { transaction_amount: '15.00' }, { id: null }, { currency_id: undefined }]) {
      expect(wirePayment.safeParse({ ...pending, ...odd }).success).toBe(false);
    }
  });

  it('give an amount that matches no price when it is not in whole cents', () => {
    expect(toCharge({ ...reply('pending'), transaction_amount: 15.004 }).amountCents).not.toBe(1500);
    expect(toCharge({ ...reply('pending'), transaction_amount: 1.1 }).amountCents).toBe(110);
  });
});

describe('a request to Mercado Pago', () => {
  const request = {
    paymentId: REFERENCE,
    amountCents: 2590,
    description: 'Plano Prata',
    payer: { email: 'ana@gmail.com', name: '  Ana  Maria Souza ' },
    openedAt: new Date('2026-10-10T15:00:00Z'),
  };

  it('says the amount in reais, our reference, the payer and a limit in the time of Brasília', () => {
    expect(toWireRequest(request, 'https://nitido.example/aviso')).toEqual({
      transaction_amount: 25.9,
      description: 'Plano Prata',
      payment_method_id: 'pix',
      external_reference: REFERENCE,
      notification_url: 'https://nitido.example/aviso',
      date_of_expiration: '2026-10-10T12:50:00.000-03:00',
      payer: { email: 'ana@gmail.com', first_name: 'Ana', last_name: 'Maria Souza' },
    });
  });

  it('says the same when it is made again, which its idempotency key demands', () => {
    expect(toWireRequest(request, 'u')).toEqual(toWireRequest({ ...request }, 'u'));
  });

  it('leaves out a family name that is not there', () => {
    expect(toWireRequest({ ...request, payer: { email: 'a@gmail.com', name: 'Ana' } }, 'u')).toMatchObject({
      payer: { email: 'a@gmail.com', first_name: 'Ana' },
    });
  });
});
