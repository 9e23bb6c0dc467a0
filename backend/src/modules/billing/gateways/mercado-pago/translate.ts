import type { Charge, ChargeState } from '../../payments/index.js';
import type { ChargeRequest } from '../payment-gateway.port.js';
import type { WirePayment } from './wire.js';

const STATES: Readonly<Record<WirePayment['status'], ChargeState>> = {
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  approved: 'paid',
  rejected: 'rejected',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'disputed',
  // Claimed by the payer and not decided: the money has gone nowhere yet.
  in_mediation: 'paid',
};

/**
 * Mercado Pago takes no Pix limit under 30 minutes, and a repeat of a request must say the same. So its limit is counted
 * from when we opened the payment, far enough for a charge made at the end of our 15 minutes; we cancel long before.
 */
const LIMIT_MS = 50 * 60_000;
const BRASILIA_MS = -3 * 60 * 60_000;

export function toCharge(wire: WirePayment): Charge {
  return {
    id: String(wire.id),
    reference: wire.external_reference ?? null,
    state: STATES[wire.status],
    amountCents: toCents(wire.transaction_amount),
    returnedCents: Math.round((wire.transaction_amount_refunded ?? 0) * 100),
    surplus: [],
    currency: wire.currency_id,
    paidAt: wire.date_approved ? new Date(wire.date_approved) : null,
    payableUntil: null,
    pixCopyPaste: wire.point_of_interaction?.transaction_data?.qr_code ?? null,
  };
}

export function toWireRequest(request: ChargeRequest, notificationUrl: string): object {
  const [firstName, ...lastNames] = request.payer.name.trim().split(/\s+/);
  return {
    transaction_amount: request.amountCents / 100,
    description: request.description,
    payment_method_id: 'pix',
    external_reference: request.paymentId,
    notification_url: notificationUrl,
    date_of_expiration: inBrasilia(new Date(request.openedAt.getTime() + LIMIT_MS)),
    payer: {
      email: request.payer.email,
      first_name: firstName ?? '',
      ...(lastNames.length > 0 ? { last_name: lastNames.join(' ') } : {}),
    },
  };
}

/** 2026-10-10T15:30:00Z → 2026-10-10T12:30:00.000-03:00, the only form that Mercado Pago takes. */
function inBrasilia(moment: Date): string {
  return new Date(moment.getTime() + BRASILIA_MS).toISOString().replace('Z', '-03:00');
}

/** Whole cents, or a number that no price equals. */
function toCents(reais: number): number {
  const cents = Math.round(reais * 100);
  return Math.abs(reais * 100 - cents) < 1e-6 ? cents : reais * 100;
}
