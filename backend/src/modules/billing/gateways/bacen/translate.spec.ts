import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { newId } from '../../../../platform/ids.js';
import { dueReturn, toCharge, toWireRequest, txidOf } from './translate.js';
import { type WireCharge, type WirePix, wireCharge } from './wire.js';

const REFERENCE = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

const reply = (name: string): WireCharge =>
  wireCharge.parse(JSON.parse(readFileSync(join(__dirname, 'replies', `${name}.json`), 'utf8')));
const pix = (over: Partial<WirePix> = {}): WirePix => ({ ...(reply('paid').pix?.[0] as WirePix), ...over });
const back = (
  valor: string,
  status: 'DEVOLVIDO' | 'EM_PROCESSAMENTO' | 'NAO_REALIZADO' = 'DEVOLVIDO',
  natureza = 'ORIGINAL',
) => ({
  id: 'D0',
  valor,
  status,
  natureza,
});

describe("the API Pix's words", () => {
  it('become a charge that waits, with its code and its limit', () => {
    expect(toCharge(reply('waiting'))).toEqual({
      id: '0198f3a05d2a7c4e9d6b3d3f0b7a9c11',
      reference: REFERENCE,
      state: 'pending',
      amountCents: 1500,
      returnedCents: 0,
      surplus: [],
      currency: 'BRL',
      paidAt: null,
      payableUntil: new Date('2026-10-10T15:15:00.358Z'),
      pixCopyPaste: '00020126850014br.gov.bcb.pix',
    });
  });

  it('become a paid charge with the moment of payment', () => {
    expect(toCharge(reply('paid'))).toMatchObject({
      state: 'paid',
      amountCents: 1500,
      paidAt: new Date('2026-10-10T15:03:21Z'),
    });
  });

  it('count the money that came, not the money that was asked for', () => {
    expect(toCharge({ ...reply('paid'), pix: [pix({ valor: '1.00' })] }).amountCents).toBe(100);
    expect(toCharge({ ...reply('paid'), pix: [pix(), pix()] }).amountCents).toBe(3000);
  });

  it.each(['REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP'] as const)(
    'call %s cancelled, unless money came',
    (status) => {
      expect(toCharge({ ...reply('waiting'), status }).state).toBe('cancelled');
      expect(toCharge({ ...reply('paid'), status }).state).toBe('paid');
    },
  );

  it.each([
    ['refunded', 1500, back('15.00')],
    ['paid', 1499, back('14.99')],
    ['paid', 0, back('15.00', 'EM_PROCESSAMENTO')],
    ['paid', 0, back('15.00', 'NAO_REALIZADO')],
    ['disputed', 1500, back('15.00', 'DEVOLVIDO', 'MED_FRAUDE')],
  ] as const)('tell a charge as %s, with %d cents back, after the return %j', (state, returnedCents, one) => {
    const charge = toCharge({ ...reply('paid'), pix: [pix({ devolucoes: [one] })] });
    expect(charge).toMatchObject({ state, returnedCents });
  });

  it('tell every Pix on top of the first, in whatever order they are listed, whatever the first paid', () => {
    const first = pix();
    const later = pix({ endToEndId: 'E12345678202610101509aaaaaaaaaaa', horario: '2026-10-10T15:09:00Z' });
    for (const received of [
      [first, later],
      [later, first],
    ]) {
      const { surplus, paidAt } = toCharge({ ...reply('paid'), pix: received });
      expect(paidAt).toEqual(new Date(first.horario));
      expect(surplus).toEqual([{ id: later.endToEndId, amountCents: 1500, returnedCents: 0 }]);
    }
    const part = toCharge({ ...reply('paid'), pix: [pix({ valor: '1.00' }), later] });
    expect(part.surplus).toEqual([{ id: later.endToEndId, amountCents: 1500, returnedCents: 0 }]);
  });

  it('are none of ours when the txid is not made of one of our ids', () => {
    expect(toCharge({ ...reply('waiting'), txid: 'fc9a4366ff3d4964b5dbc6c91a8722d3abc' }).reference).toBeNull();
  });

  it('are refused when they are not what was agreed on', () => {
    const waiting = reply('waiting');
    for (const odd of [{ status: 'PAGA' }, { valor: { original: 15 } }, { txid: 'curto' }, { calendario: {} }]) {
      expect(wireCharge.safeParse({ ...waiting, ...odd }).success).toBe(false);
    }
  });
});

describe('what is asked of the API Pix', () => {
  it('is a charge over text amounts, with our key and 900 seconds, and nothing about the payer', () => {
    const payer = { email: 'ana@gmail.com', name: 'Ana' };
    const request = {
      paymentId: REFERENCE,
      amountCents: 2505,
      description: 'Plano Prata',
      payer,
      openedAt: new Date(),
    };
    expect(toWireRequest(request, 'chave')).toEqual({
      calendario: { expiracao: 900 },
      valor: { original: '25.05' },
      chave: 'chave',
      solicitacaoPagador: 'Plano Prata',
    });
  });

  it('is named by a txid that leads back to the payment', () => {
    fc.assert(
      fc.property(fc.constant(null), () => {
        const id = newId();
        expect(txidOf(id)).toMatch(/^[a-zA-Z0-9]{26,35}$/);
        expect(toCharge({ ...reply('waiting'), txid: txidOf(id) }).reference).toBe(id);
      }),
    );
  });

  it('is to return what is left, under the same id until a return has failed', () => {
    expect(dueReturn(pix())).toEqual({ id: 'D0', valor: '15.00' });
    expect(dueReturn(pix({ devolucoes: [back('5.01')] }))).toEqual({ id: 'D1', valor: '9.99' });
    expect(dueReturn(pix({ devolucoes: [back('15.00', 'NAO_REALIZADO')] }))).toEqual({ id: 'D1', valor: '15.00' });
    expect(dueReturn(pix({ devolucoes: [back('15.00', 'EM_PROCESSAMENTO')] }))).toBeNull();
  });
});
