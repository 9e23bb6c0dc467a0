import { readPdf } from '../../../../test/harness/pdf-text.js';
import { PLANS } from '../../../kernel/plans.js';
import { newPayment } from '../payments/payment.js';
import { priceOf } from '../plans/price.js';
import { type PaidPayment, receiptLines } from './receipt.js';
import { receiptPdf } from './receipt.pdf.js';

const PAID_AT = new Date('2026-11-21T02:30:00Z');
const plan = PLANS[1] as (typeof PLANS)[number];

function paid(percent = 0): PaidPayment {
  const promo = percent > 0 ? { id: 'c', code: 'NITIDO' } : null;
  const terms = { planId: plan.id, price: priceOf(plan, percent), promo, provider: 'g', now: PAID_AT };
  const payment = newPayment({ id: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11', accountId: 'a', ...terms });
  return { ...payment, status: 'aprovado', payee: 'NITIDO SERVICOS DIGITAIS', paidAt: PAID_AT };
}

const receiptOf = (payment: PaidPayment, isPlayMoney = false) => ({ payment, payer: "Ana D'Ávila", isPlayMoney });
const says = (payment: PaidPayment, isPlayMoney = false) =>
  Object.fromEntries(
    receiptLines(receiptOf(payment, isPlayMoney)).map(([label, value]) => [label, value.replace(/\u00a0/g, ' ')]),
  );

describe('a receipt', () => {
  it('says who paid how much to whom for what, and when by the clocks of Brasília', () => {
    expect(says(paid())).toEqual({
      Pagamento: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
      Pagador: "Ana D'Ávila",
      Plano: 'Prata, 15 dias de acesso',
      Preço: 'R$ 25,00',
      'Valor pago': 'R$ 25,00',
      'Forma de pagamento': 'Pix',
      Recebedor: 'NITIDO SERVICOS DIGITAIS',
      'Data do pagamento': '20 de novembro de 2026 às 23:30 (horário de Brasília)',
    });
  });

  it('says what a code took off', () => {
    expect(says(paid(12.5))).toMatchObject({
      'Desconto do código NITIDO': '- R$ 3,13 (12,5%)',
      'Valor pago': 'R$ 21,87',
    });
  });

  it('is of nothing when the code took everything off', () => {
    const gift = says(paid(100));
    expect(gift).toMatchObject({ 'Valor pago': 'R$ 0,00', 'Forma de pagamento': 'Sem cobrança: desconto de 100%' });
    expect(gift).not.toHaveProperty('Recebedor');
  });

  it('says so when no money moved', () => {
    expect(says(paid(), true)).toMatchObject({ Observação: 'Demonstração: nenhum dinheiro foi movimentado.' });
  });

  it('is one tagged page in Portuguese, the same bytes each time, with its lines on it', async () => {
    const [one, other] = await Promise.all([receiptPdf(receiptOf(paid())), receiptPdf(receiptOf(paid()))]);
    const text = one.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain('/Lang (pt-BR)');
    expect(text).toContain('/MarkInfo');
    expect(one.equals(other)).toBe(true);
    expect(readPdf(one).text).toContain('Valor pago');
  });

  it.each(['Łukasz Żółć', 'İnci Şahin', 'Đặng Ngọc Hân'])('writes the name %s as it is', async (payer) => {
    const { text } = readPdf(await receiptPdf({ ...receiptOf(paid()), payer }));
    expect(text).toContain(payer);
  });

  it('says amounts and labels with their accents, on the page as in its lines', async () => {
    const { text } = readPdf(await receiptPdf(receiptOf(paid(12.5))));
    for (const [label, value] of receiptLines(receiptOf(paid(12.5)))) {
      expect(text).toContain(label);
      expect(text).toContain(value);
    }
  });
});
