import fc from 'fast-check';
import { PLANS } from '../../../kernel/plans.js';
import { priceOf } from '../plans/price.js';
import type { Charge, ChargeState } from './charge.js';
import { newPayment, type Payment, secondsAfter } from './payment.js';
import {
  askRefund,
  attachCharge,
  expire,
  type Fact,
  forget,
  give,
  NO_STEP,
  observe as observeFor,
  refuseCharge,
  replace,
  type Step,
} from './payment-steps.js';

const T0 = new Date('2026-10-10T12:00:00Z');
const plan = PLANS[0] as (typeof PLANS)[number];
const fresh = newPayment({
  id: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  accountId: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c12',
  planId: plan.id,
  price: priceOf(plan),
  provider: 'mercado-pago',
  now: T0,
});
const charge: Charge = {
  id: '1',
  reference: fresh.id,
  state: 'pending',
  amountCents: 1500,
  returnedCents: 0,
  surplus: [],
  currency: 'BRL',
  paidAt: null,
  payableUntil: null,
  pixCopyPaste: 'código',
};
const observe = (payment: Payment, seen: Charge, now: Date) => observeFor(payment, seen, { erased: false }, now);
const at = (seconds: number) => secondsAfter(T0, seconds);
const changed = (payment: Payment, { changes }: Step): Payment => ({ ...payment, ...changes });
const waiting = changed(fresh, attachCharge(fresh, charge, 'NITIDO', at(5)));
const chargeIn = (state: ChargeState): Charge => ({ ...charge, state });
const kinds = ({ facts }: Step) => facts.map(({ kind }) => kind);

describe('a payment', () => {
  it('can be paid for 900 seconds from the moment that its charge is known', () => {
    expect(waiting).toMatchObject({ status: 'aguardando', chargeId: '1', payee: 'NITIDO', expiresAt: at(905) });
  });

  it('is written down with its charge, and a second charge does not take the place of the first', () => {
    expect(attachCharge(fresh, charge, 'NITIDO', at(5)).facts).toEqual([
      { kind: 'aguardando', amountCents: 0, details: { cobranca: '1' } },
    ]);
    expect(attachCharge(waiting, { ...charge, id: '2' }, 'NITIDO', at(6))).toBe(NO_STEP);
  });

  it('that was over before its charge was known keeps the charge, to be cancelled at once', () => {
    const failed = changed(fresh, refuseCharge(fresh, null, 'sem_resposta', at(4)));
    expect(attachCharge(failed, charge, 'NITIDO', at(5))).toEqual({
      changes: { chargeId: '1', pixCopyPaste: 'código', payee: 'NITIDO', nextCheckAt: at(5), checks: 0 },
      facts: [],
    });
  });

  it('expires by our clock, once', () => {
    expect(expire(waiting, at(904)).facts).toEqual([]);
    const step = expire(waiting, at(905));
    expect(kinds(step)).toEqual(['expirado']);
    expect(expire(changed(waiting, step), at(906)).facts).toEqual([]);
  });

  it.each(['criado', 'aguardando', 'expirado', 'cancelado', 'falhou'] as const)(
    'is approved from %s when it is paid',
    (status) => {
      const step = observe({ ...waiting, status }, { ...chargeIn('paid'), paidAt: at(60) }, at(61));
      expect(step.changes).toMatchObject({ status: 'aprovado', paidAt: at(60), closedAt: null });
      expect(step.facts).toMatchObject([{ kind: 'aprovado', amountCents: 1500, details: { antes: status } }]);
    },
  );

  it('is approved by a charge that was paid before it was known', () => {
    expect(observe(fresh, chargeIn('paid'), at(60)).changes).toMatchObject({ status: 'aprovado', chargeId: '1' });
  });

  it('is looked at an hour after it was paid, and is left as it is while nobody pays', () => {
    expect(observe(waiting, chargeIn('paid'), at(60)).changes).toMatchObject({
      paidAt: at(60),
      nextCheckAt: at(3_660),
    });
    expect(observe(waiting, chargeIn('pending'), at(60))).toBe(NO_STEP);
  });

  it.each(['aprovado', 'estornado', 'contestado'] as const)('is not approved again from %s', (status) => {
    expect(observe({ ...waiting, status }, chargeIn('paid'), at(60))).toEqual({ changes: {}, facts: [] });
  });

  it.each<[string, Partial<Charge>]>([
    ['valor', { amountCents: 1499 }],
    ['valor', { amountCents: 150_000 }],
    ['moeda', { currency: 'USD' }],
    ['referencia', { reference: null }],
    ['referencia', { reference: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c99' }],
    ['cobranca', { id: '2' }],
  ])('is never approved by a charge of another %s', (diferenca, over) => {
    const step = observe(waiting, { ...chargeIn('paid'), ...over }, at(60));
    expect(step.changes.status).not.toBe('aprovado');
    expect(step.facts[0]).toMatchObject({ kind: 'divergente', amountCents: 0, details: { diferenca } });
  });

  it('stays open when the charge that differs is not its own', () => {
    expect(observe(waiting, { ...chargeIn('paid'), id: '2' }, at(60)).changes).toEqual({});
    expect(observe(waiting, { ...chargeIn('paid'), reference: null }, at(60)).changes).toEqual({});
    expect(observe(waiting, { ...chargeIn('pending'), amountCents: 1 }, at(60)).changes.status).toBe('falhou');
  });

  it.each<[ChargeState, Partial<Payment>]>([
    ['pending', { nextCheckAt: at(60), checks: 0 }],
    ['paid', { closedAt: at(60), nextCheckAt: null }],
  ])('fails by its own charge in another currency, which is %s', (state, after) => {
    const step = observe(waiting, { ...chargeIn(state), currency: 'USD' }, at(60));
    expect(step.changes).toEqual({ status: 'falhou', chargeId: '1', ...after });
    expect(step.facts[1]).toEqual({ kind: 'falhou', amountCents: 0, details: { motivo: 'divergente' } });
  });

  it('keeps its plan when its charge is told otherwise later, and gives nothing back', () => {
    const paid = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    const unseen = changed(waiting, observe(waiting, chargeIn('refunded'), at(60)));
    for (const [payment, over] of [
      [paid, { currency: 'USD' }],
      [paid, { reference: null }],
      [unseen, { amountCents: 1 }],
    ] as const) {
      const step = observe(payment, { ...chargeIn('paid'), ...over }, at(90));
      expect([step.changes, kinds(step), step.refunds]).toEqual([{}, ['divergente'], undefined]);
    }
  });

  it.each<[ChargeState, Partial<Charge>]>([
    ['cancelled', { amountCents: 1 }],
    ['rejected', { amountCents: 1 }],
    ['cancelled', { currency: 'USD' }],
    ['paid', { currency: 'USD' }],
  ])('is at its end once its charge that differs is %s at the gateway', (state, over) => {
    const failed = changed(waiting, observe(waiting, { ...charge, ...over }, at(60)));
    const wrong = { ...chargeIn(state), ...over };
    expect(observe(failed, { ...wrong, state: 'pending' }, at(70)).changes).toEqual({});
    const step = observe(failed, wrong, at(70));
    expect(step.changes).toEqual({ closedAt: at(70), nextCheckAt: at(130), checks: 0 });
    expect(kinds(step)).toEqual(['divergente']);
    expect(observe(changed(failed, step), wrong, at(130)).changes).toEqual({});
  });

  it('is over when the gateway says so before its time, and expired when after', () => {
    expect(observe(waiting, chargeIn('cancelled'), at(60)).changes.status).toBe('cancelado');
    expect(observe(waiting, chargeIn('cancelled'), at(905)).changes.status).toBe('expirado');
    const step = observe(waiting, chargeIn('rejected'), at(60));
    expect([step.changes.status, kinds(step)]).toEqual(['falhou', ['falhou']]);
  });

  it('gives back once, and only what was approved', () => {
    const paid = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    const step = observe(paid, chargeIn('refunded'), at(90));
    expect(step.facts).toMatchObject([{ kind: 'estornado', amountCents: -1500 }]);
    expect(observe(changed(paid, step), chargeIn('refunded'), at(91)).facts).toEqual([]);
    expect(observe(paid, chargeIn('disputed'), at(90)).facts).toMatchObject([
      { kind: 'contestado', amountCents: -1500 },
    ]);
    expect(observe(changed(paid, step), chargeIn('paid'), at(92)).facts).toEqual([]);
  });

  it('keeps its plan when a part goes back, which is told with all that went before it', () => {
    const paid = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    const part = { ...chargeIn('paid'), returnedCents: 500 };
    const step = observe(paid, part, at(90));
    expect(step).toEqual({
      changes: {},
      facts: [{ kind: 'estorno_parcial:500', amountCents: -500, details: { cobranca: '1' } }],
    });
    expect(observe(paid, { ...part, returnedCents: 1500 }, at(90)).facts).toEqual([]);
    expect(kinds(observe(waiting, part, at(60)))).toEqual(['aprovado', 'estorno_parcial:500']);
    expect(observe(changed(paid, { changes: { status: 'estornado' }, facts: [] }), part, at(91)).facts).toEqual([]);
  });

  it.each([
    ['refunded', 'estornado'],
    ['disputed', 'contestado'],
  ] as const)('that was paid twice on its charge is given back as what it cost (%s)', (state, status) => {
    const approved = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    const step = observe(approved, { ...chargeIn(state), amountCents: 3000 }, at(90));
    expect(step.changes).toMatchObject({ status, nextCheckAt: null });
    expect(step.facts).toMatchObject([{ kind: status, amountCents: -1500 }]);
  });

  const pixId = 'E00000000202610101201aaaaaaaaaaa';

  it.each(['criado', 'aguardando', 'expirado', 'cancelado'] as const)(
    'is approved from %s by its own Pix where another one is seen with it, which alone goes back',
    (status) => {
      const payment = { ...waiting, status };
      const twice = {
        ...chargeIn('paid'),
        amountCents: 3000,
        surplus: [{ id: pixId, amountCents: 1500, returnedCents: 0 }],
      };
      const step = observe(payment, { ...twice, paidAt: at(60) }, at(61));
      expect(step.changes).toMatchObject({ status: 'aprovado', paidAt: at(60), nextCheckAt: at(3_661) });
      expect(step.facts).toMatchObject([
        { kind: 'divergente' },
        { kind: 'aprovado', amountCents: 1500, details: { antes: status } },
        { kind: `retido:${pixId}`, amountCents: 1500 },
      ]);
      expect(step.refunds).toEqual([{ chargeId: pixId, reason: 'cobranca_em_dobro', askedBy: null }]);
      const again = observe(changed(payment, step), { ...twice, returnedCents: 1500 }, at(70));
      expect([again.changes, kinds(again)]).toEqual([{}, ['divergente', `retido:${pixId}`]]);
    },
  );

  it.each<[string, Partial<Payment>, Partial<Charge>, boolean]>([
    ['for an account that is gone', {}, {}, true],
    ['on a charge that is being given back whole', { status: 'falhou' }, {}, false],
    ['whose first went back meanwhile', {}, { returnedCents: 1500 }, false],
  ])('is not approved by two Pix %s: each goes back', (_, before, over, erased) => {
    const surplus = [{ id: pixId, amountCents: 1500, returnedCents: 0 }];
    const twice = { ...chargeIn('paid'), amountCents: 3000, surplus, ...over };
    const step = observeFor({ ...waiting, ...before }, twice, { erased }, at(60));
    expect([step.changes.status, kinds(step)]).toEqual([
      'falhou',
      ['divergente', 'falhou', 'retido', `retido:${pixId}`],
    ]);
    expect(step.facts.map(({ amountCents }) => amountCents)).toEqual([0, 0, 1500, 1500]);
    expect(step.refunds).toMatchObject([{ chargeId: '1' }, { chargeId: pixId }]);
  });

  it('is never approved by Pix of which none pays it alone, though together they do', () => {
    const first = { ...chargeIn('paid'), amountCents: 1000 };
    const both = {
      ...chargeIn('paid'),
      surplus: [{ id: pixId, amountCents: 500, returnedCents: 0 }],
    };
    const failed = changed(waiting, observe(waiting, first, at(60)));
    const gone = changed(failed, observe(failed, { ...first, state: 'refunded', returnedCents: 1000 }, at(70)));
    expect([failed.status, gone.status]).toEqual(['falhou', 'estornado']);
    for (const [payment, seen] of [
      [waiting, both],
      [failed, both],
      [failed, { ...both, returnedCents: 1000 }],
      [gone, { ...both, returnedCents: 1000 }],
    ] as const) {
      const step = observe(payment, seen, at(80));
      expect([kinds(step).includes('aprovado'), changed(payment, step).paidAt]).toEqual([false, null]);
      expect(step.facts).toContainEqual({ kind: `retido:${pixId}`, amountCents: 500, details: {} });
      expect(step.refunds).toContainEqual({ chargeId: pixId, reason: 'cobranca_em_dobro', askedBy: null });
    }
  });

  it('gives a Pix back that comes after its money had come and gone unseen', () => {
    const unseen = changed(waiting, observe(waiting, chargeIn('refunded'), at(60)));
    const surplus = [{ id: pixId, amountCents: 1500, returnedCents: 0 }];
    const step = observe(unseen, { ...chargeIn('paid'), amountCents: 3000, returnedCents: 1500, surplus }, at(90));
    expect([step.changes, kinds(step)]).toEqual([{}, ['divergente', `retido:${pixId}`]]);
    expect(step.refunds).toMatchObject([{ chargeId: pixId }]);
  });

  it('keeps account of a Pix on top of its own and gives that alone back', () => {
    const approved = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    const twice = {
      ...chargeIn('paid'),
      amountCents: 3000,
      surplus: [{ id: pixId, amountCents: 1500, returnedCents: 0 }],
    };
    for (const payment of [approved, { ...approved, status: 'estornado' as const }]) {
      const step = observe(payment, twice, at(90));
      expect(step.changes).toEqual({});
      expect(step.facts).toMatchObject([{ kind: 'divergente' }, { kind: `retido:${pixId}`, amountCents: 1500 }]);
      expect(step.refunds).toEqual([{ chargeId: pixId, reason: 'cobranca_em_dobro', askedBy: null }]);
    }
    expect(kinds(observe(approved, { ...chargeIn('refunded'), id: pixId }, at(95)))).toContain(`devolvido:${pixId}`);
  });

  it('tells a part of its own Pix that goes back apart from another one that does', () => {
    const approved = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    const twice = (returnedCents: number, ofIt: number): Charge => ({
      ...chargeIn('paid'),
      amountCents: 3000,
      returnedCents,
      surplus: [{ id: pixId, amountCents: 1500, returnedCents: ofIt }],
    });
    const parts = (payment: Payment, seen: Charge) =>
      observe(payment, seen, at(90)).facts.filter(({ kind }) => kind.startsWith('estorno_parcial'));
    const part = { kind: 'estorno_parcial:500', amountCents: -500, details: { cobranca: '1' } };
    expect(parts(approved, twice(2000, 1500))).toEqual([part]);
    expect(parts(approved, twice(500, 0))).toEqual([part]);
    expect(parts(waiting, twice(500, 0))).toEqual([part]);
    expect([...parts(approved, twice(1500, 1500)), ...parts(approved, twice(1500, 0))]).toEqual([]);
    expect(parts({ ...approved, status: 'estornado' }, twice(2000, 1500))).toEqual([]);
  });

  it.each([
    ['refunded', 'estornado'],
    ['disputed', 'contestado'],
  ] as const)(
    'whose money came and went unseen (%s) is over, and an older answer cannot approve it',
    (state, status) => {
      for (const payment of [waiting, changed(waiting, expire(waiting, at(905)))]) {
        const step = observe(payment, chargeIn(state), at(906));
        expect(step.changes).toMatchObject({ status, closedAt: at(906), nextCheckAt: null });
        expect(step.facts[0]?.details).toEqual({ antes: payment.status });
        expect(step.facts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
        expect(observe(changed(payment, step), chargeIn('paid'), at(907))).toEqual({ changes: {}, facts: [] });
      }
    },
  );

  it.each<[string, Partial<Charge>, boolean, string]>([
    ['of another amount', { amountCents: 1 }, false, 'valor_divergente'],
    ['for an account that is gone', {}, true, 'conta_encerrada'],
  ])('keeps account of money %s and gives it back', (_, over, erased, reason) => {
    for (const payment of [waiting, changed(waiting, expire(waiting, at(905)))]) {
      const paid = { ...chargeIn('paid'), ...over };
      const step = observeFor(payment, paid, { erased }, at(906));
      expect(step.changes).toMatchObject({ status: 'falhou', closedAt: at(906) });
      expect(kinds(step)).toEqual([erased ? 'sem_conta' : 'divergente', 'falhou', 'retido']);
      expect(step.facts[1]?.details).toEqual({ motivo: reason });
      expect(step.facts).toContainEqual({
        kind: 'retido',
        amountCents: paid.amountCents,
        details: { cobranca: '1' },
      });
      expect(step.refunds).toEqual([{ chargeId: '1', reason, askedBy: null }]);
      const gone = observeFor(changed(payment, step), { ...paid, state: 'refunded' }, { erased }, at(910));
      expect(gone.changes.status).toBe('estornado');
      expect(kinds(gone)).toContain('devolvido');
    }
  });

  it('keeps money on a second charge apart, and gives it back without touching the first', () => {
    const approved = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    for (const payment of [waiting, approved]) {
      const step = observe(payment, { ...chargeIn('paid'), id: '2' }, at(70));
      expect(step.changes).toEqual({});
      expect(kinds(step)).toEqual(['divergente', 'retido:2']);
      expect(step.refunds).toEqual([{ chargeId: '2', reason: 'cobranca_em_dobro', askedBy: null }]);
      expect(kinds(observe(payment, { ...chargeIn('refunded'), id: '2' }, at(80)))).toEqual([
        'divergente',
        'devolvido:2',
      ]);
    }
  });

  it("is given back on an admin's word only when it is approved", () => {
    const approved = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    expect(askRefund(approved, 'arrependimento', 'adm')).toMatchObject({
      changes: {},
      facts: [{ kind: 'estorno_pedido', amountCents: 0, details: { motivo: 'arrependimento' } }],
      refunds: [{ chargeId: '1', reason: 'arrependimento', askedBy: 'adm' }],
    });
    expect(askRefund(waiting, 'outro', 'adm').facts).toEqual([]);
    expect(askRefund({ ...approved, chargeId: null }, 'outro', 'adm')).toBe(NO_STEP);
  });

  it('can be paid no longer than the gateway takes it', () => {
    const until = (payableUntil: Date) => attachCharge(fresh, { ...charge, payableUntil }, 'NITIDO', at(5)).changes;
    expect(until(at(700)).expiresAt).toEqual(at(700));
    expect(until(at(2_000)).expiresAt).toEqual(at(905));
  });

  it('that the gateway refused fails, and one whose charge may not be shown is still to be cancelled', () => {
    expect(refuseCharge(fresh, null, 'recusada', at(1))).toMatchObject({
      changes: { status: 'falhou', nextCheckAt: null },
      facts: [{ kind: 'falhou', amountCents: 0, details: { motivo: 'recusada' } }],
    });
    expect(refuseCharge(fresh, '1', 'codigo_pix_invalido', at(1)).changes).toMatchObject({
      chargeId: '1',
      nextCheckAt: at(1),
    });
    expect(refuseCharge(waiting, null, 'recusada', at(1)).facts).toEqual([]);
  });

  it('whose charge the gateway does not know is closed three days after its end, unless it can still be paid or was', () => {
    const expired = changed(waiting, expire(waiting, at(905)));
    const late = at(905 + 3 * 86_400);
    expect(forget(expired, at(904 + 3 * 86_400))).toBe(NO_STEP);
    expect(forget(expired, late)).toEqual({ changes: { closedAt: late, nextCheckAt: null }, facts: [] });
    const paid = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    for (const payment of [fresh, waiting, paid]) expect(forget(payment, late)).toBe(NO_STEP);
  });

  it('that its payer replaced is over, and still approved by money that was on its way', () => {
    const step = replace(waiting, at(60));
    expect(step.changes).toMatchObject({ status: 'cancelado', nextCheckAt: at(60) });
    expect(step.facts).toMatchObject([{ kind: 'cancelado', details: { motivo: 'substituido' } }]);
    expect(replace(changed(waiting, step), at(61)).facts).toEqual([]);
    expect(kinds(observe(changed(waiting, step), chargeIn('paid'), at(61)))).toEqual(['aprovado']);
    const paid = changed(waiting, observe(waiting, chargeIn('paid'), at(60)));
    expect(replace(paid, at(61)).changes).toEqual({});
  });

  it('that costs nothing is given once, and no other one is', () => {
    const promo = { id: 'c', code: 'TUDO' };
    const gift = newPayment({ ...fresh, price: priceOf(plan, 100), promo, now: T0 });
    const step = give(gift, at(1));
    expect(step.changes).toEqual({ status: 'aprovado', paidAt: at(1), nextCheckAt: null });
    expect(step.facts).toEqual([{ kind: 'aprovado', amountCents: 0, details: { codigo: 'TUDO' } }]);
    expect(give(changed(gift, step), at(2)).facts).toEqual([]);
    expect(give(fresh, at(1)).facts).toEqual([]);
  });

  it('keeps exactly one grant of money in whatever order things are chargeIn', () => {
    const events = fc.oneof(
      fc
        .constantFrom<ChargeState>('pending', 'paid', 'cancelled', 'rejected')
        .map((state) => (payment: Payment, now: Date) => observe(payment, chargeIn(state), now)),
      fc.constant((payment: Payment, now: Date) => attachCharge(payment, charge, 'NITIDO', now)),
      fc.constant((payment: Payment, now: Date) => expire(payment, now)),
      fc.constant((payment: Payment, now: Date) => replace(payment, now)),
      fc.constant((payment: Payment, now: Date) => give(payment, now)),
      fc.constant((payment: Payment, now: Date) => forget(payment, now)),
      fc.constant((payment: Payment, now: Date) => refuseCharge(payment, null, 'sem_resposta', now)),
      fc.constant((payment: Payment, now: Date) => observe(payment, { ...chargeIn('paid'), amountCents: 1 }, now)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(events, fc.nat(600)), { maxLength: 40 }), (story) => {
        let payment: Payment = fresh;
        let now = T0;
        const facts: Fact[] = [];
        for (const [event, seconds] of story) {
          now = secondsAfter(now, seconds);
          const step = event(payment, now);
          payment = changed(payment, step);
          facts.push(...step.facts);
        }
        const bought = facts.filter(({ kind }) => !kind.startsWith('retido'));
        const money = bought.reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(money).toBe(payment.status === 'aprovado' ? 1500 : 0);
        expect(facts.filter(({ kind }) => kind === 'aprovado')).toHaveLength(payment.status === 'aprovado' ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });
});
