import { ApiProperty } from '@nestjs/swagger';
import { toBuffer } from 'qrcode';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
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
export class PaymentAnswer {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  planId!: PlanId;

  @ApiProperty({ enum: WIRE_STATUSES, description: '`approved` significa pago, com o plano já ativo.' })
  status!: WireStatus;

  @ApiProperty({ description: 'Valor a pagar, em reais.', example: 25 })
  amount!: number;

  @ApiProperty({ description: 'Preço do plano sem desconto, em reais.', example: 25 })
  originalAmount!: number;

  @ApiProperty({ description: 'Desconto, em por cento.', example: 0 })
  discount!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Código promocional usado.', example: null })
  promoCode!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Imagem PNG do QR Code em base64, sem prefixo; nula quando não há o que pagar.',
  })
  qrCodeBase64!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Código Pix copia e cola.' })
  pixCopyPaste!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Recebedor, como o banco de quem paga o mostra.',
    example: 'NITIDO SERVICOS DIGITAIS',
  })
  payee!: string | null;

  @ApiProperty({ format: 'date-time', description: 'Até quando o Pix pode ser pago.' })
  expiresAt!: string;

  @ApiProperty({ format: 'date-time', description: 'Relógio do servidor, para a contagem regressiva.' })
  serverTime!: string;
}

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
