import { redactedPayload } from './redacted-payload.js';

const shown = (body: unknown) => JSON.parse(redactedPayload(Buffer.from(JSON.stringify(body))));

describe('What is shown of a notification', () => {
  it('are ids, figures and moments, and nothing of the payer', () => {
    const pix = { endToEndId: 'E1', txid: 'T1', valor: '25.00', horario: '2026-11-21T12:00:00Z' };
    const payer = { pagador: { cpf: '52998224725', nome: 'Ana' }, infoPagador: 'da Ana', chave: 'ana@gmail.com' };
    expect(shown({ pix: [{ ...pix, ...payer, devolucoes: [{ id: 'D1', status: 'DEVOLVIDO' }] }] })).toEqual({
      pix: [
        { ...pix, pagador: '•••', infoPagador: '•••', chave: '•••', devolucoes: [{ id: 'D1', status: 'DEVOLVIDO' }] },
      ],
    });
  });

  it('is what Mercado Pago sends, whole', () => {
    const body = { id: 7, type: 'payment', action: 'payment.updated', data: { id: '123' } };
    expect(shown(body)).toEqual(body);
  });

  it('keeps what is empty', () => {
    expect(shown({ data: null, pix: [] })).toEqual({ data: null, pix: [] });
  });

  it('is its length alone where it is no JSON', () => {
    expect(redactedPayload(Buffer.from('Ana é assim'))).toBe('12 bytes que não são JSON');
  });
});
