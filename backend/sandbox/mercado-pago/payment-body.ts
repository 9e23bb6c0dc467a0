import { type Charge, type Refund, refundedCents } from '../pix-charges/charge.js';

/** The account that all sandbox charges belong to. */
export const COLLECTOR_ID = 900_000_001;

/** A payment as the gateway's Payments API sends it. */
export function paymentBody(charge: Charge, origin: string) {
  return {
    id: charge.id,
    date_created: brasiliaTime(charge.createdAt),
    date_approved: charge.approvedAt && brasiliaTime(charge.approvedAt),
    date_last_updated: brasiliaTime(charge.updatedAt),
    date_of_expiration: brasiliaTime(charge.expiresAt),
    issuer_id: '12501',
    operation_type: 'regular_payment',
    payment_method_id: 'pix',
    payment_type_id: 'bank_transfer',
    payment_method: { id: 'pix', type: 'bank_transfer', issuer_id: '12501' },
    status: charge.status,
    status_detail: charge.statusDetail,
    currency_id: 'BRL',
    description: charge.description,
    live_mode: false,
    collector_id: COLLECTOR_ID,
    payer: { id: null, ...charge.payer },
    metadata: {},
    external_reference: charge.externalReference,
    transaction_amount: charge.amountCents / 100,
    transaction_amount_refunded: refundedCents(charge) / 100,
    coupon_amount: 0,
    transaction_details: {
      net_received_amount: charge.approvedAt ? charge.amountCents / 100 : 0,
      total_paid_amount: charge.approvedAt ? charge.amountCents / 100 : 0,
      bank_transfer_id: charge.endToEndId,
      transaction_id: charge.endToEndId,
      external_resource_url: null,
      financial_institution: null,
    },
    captured: true,
    installments: 1,
    notification_url: charge.notificationUrl,
    refunds: charge.refunds.filter(({ forced }) => !forced).map((refund) => refundBody(charge, refund)),
    point_of_interaction: {
      type: 'PIX',
      business_info: { unit: 'online_payments', sub_unit: 'default' },
      transaction_data: {
        qr_code: charge.brCode,
        qr_code_base64: charge.qrCodeBase64,
        ticket_url: `${origin}/pix/payments/${charge.id}`,
        bank_transfer_id: charge.endToEndId,
        transaction_id: charge.endToEndId,
        e2e_id: charge.endToEndId,
      },
    },
  };
}

export function refundBody(charge: Charge, one: Refund) {
  const { id, amountCents, createdAt } = one;
  return {
    id,
    payment_id: charge.id,
    amount: amountCents / 100,
    metadata: {},
    source: { id: String(COLLECTOR_ID), name: 'Nitido', type: 'collector' },
    date_created: brasiliaTime(createdAt),
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: one === charge.putOff ? 'in_process' : 'approved',
    reason: null,
    labels: [],
  };
}

/** 2026-10-10T15:30:00.000Z → 2026-10-10T12:30:00.000-03:00. */
function brasiliaTime(iso: string): string {
  return `${new Date(Date.parse(iso) - 10_800_000).toISOString().slice(0, -1)}-03:00`;
}
