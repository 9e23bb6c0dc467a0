import { randomUUID } from 'node:crypto';

/** How the notifications of a charge travel; everything but `normal` is a fault. */
export const NOTIFICATION_MODES = ['normal', 'lost', 'late', 'double', 'reordered', 'forged'] as const;
export type NotificationMode = (typeof NOTIFICATION_MODES)[number];

export type ChargeStatus = 'pending' | 'approved' | 'cancelled' | 'refunded' | 'charged_back';

export interface Refund {
  id: number;
  /** The caller's idempotency key, or its own id of the return. */
  key: string;
  amountCents: number;
  createdAt: string;
  /** Taken back by the payer's bank, after a dispute. */
  forced?: boolean;
}

/** Which gateway's wire format a charge is told in. */
export type GatewayKey = 'mercado-pago' | 'bacen-pix';

/** A Pix charge at a gateway. Times are ISO 8601, money integer cents. */
export interface Charge {
  id: number;
  gateway: GatewayKey;
  idempotencyKey: string;
  /** Tells bodies apart that came under one key. */
  fingerprint: string;
  /** Address of the charge without its scheme. */
  location: string;
  amountCents: number;
  description: string;
  externalReference: string | null;
  notificationUrl: string | null;
  payer: { email: string } & Record<string, unknown>;
  status: ChargeStatus;
  statusDetail: string;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
  approvedAt: string | null;
  endToEndId: string | null;
  refunds: Refund[];
  /** Taken, but not carried out while the gateway is in contingency. */
  putOff?: Refund | undefined;
  brCode: string;
  qrCodeBase64: string;
  notifications: NotificationMode;
}

/** A transition that the gateway's rules forbid. */
class ChargeRefused extends Error {}

/** Why the gateway's rules forbid a transition, or null when it was made. */
export function refusalOf(transition: () => void): string | null {
  try {
    transition();
    return null;
  } catch (error) {
    if (error instanceof ChargeRefused) return error.message;
    throw error;
  }
}

/** A charge still pending after its time is cancelled as expired. */
export function expireIfDue(charge: Charge): void {
  if (charge.status === 'pending' && Date.parse(charge.expiresAt) <= Date.now()) move(charge, 'cancelled', 'expired');
}

export function cancel(charge: Charge): void {
  const ranOut = charge.gateway === 'bacen-pix' && charge.statusDetail === 'expired';
  if (charge.status !== 'pending' && !ranOut) throw new ChargeRefused('only a pending charge can be cancelled');
  move(charge, 'cancelled', 'by_collector');
}

export interface PixTransfer {
  /** What the payer sends, when not the charge's own amount. */
  amountCents?: number | undefined;
  /** Lets the money arrive although the charge is cancelled or expired. */
  late?: boolean | undefined;
}

export function pay(charge: Charge, { amountCents, late = false }: PixTransfer): void {
  if (charge.status !== 'pending' && !(late && charge.status === 'cancelled')) {
    throw new ChargeRefused(charge.status === 'cancelled' ? 'charge cancelled or expired' : 'charge already paid');
  }
  const now = new Date();
  move(charge, 'approved', 'accredited', now);
  charge.approvedAt = now.toISOString();
  charge.amountCents = amountCents ?? charge.amountCents;
  charge.endToEndId = `E00000000${now.toISOString().replace(/\D/g, '').slice(0, 12)}${randomUUID().replaceAll('-', '').slice(0, 11)}`;
}

/** Gives back a part or, without an amount, all that is left. */
export function refund(charge: Charge, order: { id: number; key: string; amountCents?: number | undefined }): void {
  const left = charge.amountCents - refundedCents(charge);
  const amountCents = order.amountCents ?? left;
  if (charge.status !== 'approved' || amountCents <= 0 || amountCents > left) {
    throw new ChargeRefused('nothing to refund');
  }
  charge.refunds.push({ id: order.id, key: order.key, amountCents, createdAt: new Date().toISOString() });
  if (amountCents === left) move(charge, 'refunded', 'refunded');
  else move(charge, 'approved', 'partially_refunded');
}

/** Takes the order of a refund and leaves it for later. */
export function putOff(charge: Charge, { id, key, amountCents }: Parameters<typeof refund>[1]): void {
  const order = { id, key, amountCents: amountCents ?? charge.amountCents - refundedCents(charge) };
  refund({ ...charge, refunds: [...charge.refunds] }, order);
  charge.putOff ??= { ...order, createdAt: new Date().toISOString() };
}

/** Carries out what was put off. */
export function catchUp(charge: Charge): void {
  const { putOff: order } = charge;
  charge.putOff = undefined;
  if (order) refund(charge, order);
}

/** The payer's bank takes back all that is left, whether the receiver wants it or not. */
export function dispute(charge: Charge, id: number): void {
  const amountCents = charge.amountCents - refundedCents(charge);
  if (charge.status !== 'approved' || amountCents <= 0) throw new ChargeRefused('nothing to dispute');
  charge.refunds.push({ id, key: `MED${id}`, amountCents, createdAt: new Date().toISOString(), forced: true });
  move(charge, 'charged_back', 'settled');
}

export function refundedCents(charge: Charge): number {
  return charge.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function move(charge: Charge, status: ChargeStatus, detail: string, now = new Date()): void {
  charge.status = status;
  charge.statusDetail = detail;
  charge.updatedAt = now.toISOString();
}
