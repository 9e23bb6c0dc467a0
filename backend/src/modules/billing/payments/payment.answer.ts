import { toBuffer } from 'qrcode';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { centsToReais } from '../../../kernel/reais.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { isOpen, type Payment, type PaymentStatus } from './payment.js';

export const WIRE_STATUSES = ['pending', 'approved', 'expired', 'cancelled', 'failed', 'refunded', 'disputed'] as const;
export type WireStatus = (typeof WIRE_STATUSES)[number];

const WIRE_STATUS_OF: Readonly<Record<PaymentStatus, WireStatus>> = {
  criado: 'pending',
  aguardando: 'pending',
  aprovado: 'approved',
  expirado: 'expired',
  cancelado: 'cancelled',
  falhou: 'failed',
  estornado: 'refunded',
  contestado: 'disputed',
};

/** A payment as its owner's screen shows it. */
export class PaymentAnswer extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  planId: t.enum(PLAN_IDS, { example: 'silver' }),
  status: t.enum(WIRE_STATUSES, '`approved` significa pago, com o plano já ativo.'),
  amount: t.number('Valor a pagar, em reais.', { example: 25 }),
  originalAmount: t.number('Preço do plano sem desconto, em reais.', { example: 25 }),
  discount: t.number('Desconto, em por cento.', { example: 0 }),
  promoCode: t.string('Código promocional usado.', { nullable: true, example: null }),
  qrCodeBase64: t.string('Imagem PNG do QR code em base64, sem prefixo; nula quando não há o que pagar.', {
    nullable: true,
  }),
  pixCopyPaste: t.string('Código Pix copia e cola.', { nullable: true }),
  payee: t.string('Recebedor, como o banco de quem paga o mostra.', {
    nullable: true,
    example: 'NITIDO SERVICOS DIGITAIS',
  }),
  expiresAt: t.isoDateTime('Até quando o Pix pode ser pago.'),
  serverTime: t.isoDateTime('Relógio do servidor, para a contagem regressiva.'),
}) {}

/** The code to pay with is shown only while it can be paid. */
export async function paymentAnswer(payment: Payment, now: Date): Promise<PaymentAnswer> {
  const status = wireStatusOf(payment, now);
  const code = status === 'pending' ? payment.pixCopyPaste : null;
  return {
    id: payment.id,
    planId: payment.planId,
    status,
    amount: centsToReais(payment.amountCents),
    originalAmount: centsToReais(payment.originalCents),
    discount: payment.discountPercent,
    promoCode: payment.promoCode,
    qrCodeBase64: code && (await qrImage(code)),
    pixCopyPaste: code,
    payee: payment.payee,
    expiresAt: payment.expiresAt.toISOString(),
    serverTime: now.toISOString(),
  };
}

/** An open payment whose time is over is expired for its payer, a moment before the books say so. */
export function wireStatusOf(payment: Payment, now: Date): WireStatus {
  return isOpen(payment) && payment.expiresAt <= now ? 'expired' : WIRE_STATUS_OF[payment.status];
}

/** Most rows repeat the one above: the filter that says so (2), instead of trying all of them, is smaller and takes a third of the time. */
const QR_PACKING = { filterType: 2, deflateStrategy: 0, deflateLevel: 6 };

/** Drawn here, from the code that was checked, rather than taken as the gateway's picture. */
async function qrImage(code: string): Promise<string> {
  const png = await toBuffer(code, {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: 4,
    scale: 6,
    rendererOpts: QR_PACKING,
  });
  return png.toString('base64');
}
