import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { type Charge, type NotificationMode } from './charge.js';
import { COLLECTOR_ID } from './payment-body.js';
import { signatureHeader } from './webhook-signature.js';

export type Action = 'payment.created' | 'payment.updated';

/** One attempt to deliver a notification, for the bank page. */
export interface Delivery {
  at: string;
  action: Action;
  attempt: number;
  /** HTTP status, or why there was none. */
  outcome: string;
}

interface Notification {
  chargeId: number;
  url: string;
  action: Action;
  id: number;
  requestId: string;
  forged: boolean;
}

/** Waits between attempts; the real gateway waits minutes. */
const BACK_OFF = [500, 1000, 2000, 4000];
const ANSWER_WITHIN = 22_000;
const LATE = 5000;
/** The news of a new charge follows the answer to the one who made it. */
const ANNOUNCEMENT = 300;
const COPIES = 10;
const REMEMBERED = 1000;

/** Sends the gateway's signed notifications, and sends them wrong when asked to. */
export class Courier {
  private readonly deliveries = new Map<number, Delivery[]>();
  private readonly stopped = new AbortController();

  /** Tells of a new charge, as the gateway does. */
  announce(charge: Charge): void {
    const mode = charge.notifications;
    if (mode === 'normal' || mode === 'double') this.send(charge, 'payment.created', mode, ANNOUNCEMENT);
  }

  /** Tells of a change in the given mode and returns at once. */
  notify(charge: Charge, mode: NotificationMode = charge.notifications): void {
    this.send(charge, 'payment.updated', mode, mode === 'late' ? LATE : 0);
    if (mode === 'reordered') this.send(charge, 'payment.created', mode, ANNOUNCEMENT);
  }

  deliveriesOf(chargeId: number): readonly Delivery[] {
    return this.deliveries.get(chargeId) ?? [];
  }

  /** Drops what is still to be sent. */
  stop(): void {
    this.stopped.abort();
  }

  private send(charge: Charge, action: Action, mode: NotificationMode, delay: number): void {
    if (!charge.notificationUrl || mode === 'lost') return;
    const notification: Notification = {
      chargeId: charge.id,
      url: address(charge.notificationUrl, charge.id),
      action,
      id: Date.now(),
      requestId: randomUUID(),
      forged: mode === 'forged',
    };
    const copies = mode === 'double' ? COPIES : 1;
    for (let copy = 0; copy < copies; copy++) this.run(notification, delay);
  }

  private run(notification: Notification, delay: number): void {
    this.deliver(notification, delay).catch((error: unknown) => {
      if (!this.stopped.signal.aborted) throw error;
    });
  }

  private async deliver(notification: Notification, delay: number): Promise<void> {
    const { signal } = this.stopped;
    if (delay) await pause(delay, undefined, { signal, ref: false });
    for (let attempt = 1; attempt <= BACK_OFF.length + 1; attempt++) {
      const outcome = await this.attempt(notification);
      if (signal.aborted) return;
      this.remember(notification, attempt, outcome);
      if (outcome === '200' || outcome === '201') return;
      const wait = BACK_OFF[attempt - 1];
      if (wait) await pause(wait, undefined, { signal, ref: false });
    }
  }

  private async attempt(notification: Notification): Promise<string> {
    try {
      const response = await fetch(notification.url, {
        method: 'POST',
        headers: headers(notification),
        body: JSON.stringify(body(notification)),
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(ANSWER_WITHIN)]),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      const { cause, name } = error as Error & { cause?: { code?: string } };
      return cause?.code ?? name;
    }
  }

  private remember({ chargeId, action }: Notification, attempt: number, outcome: string): void {
    const list = this.deliveries.get(chargeId) ?? [];
    list.push({ at: new Date().toISOString(), action, attempt, outcome });
    this.deliveries.set(chargeId, list);
    if (this.deliveries.size > REMEMBERED) this.deliveries.delete(this.deliveries.keys().next().value as number);
  }
}

function address(notificationUrl: string, chargeId: number): string {
  const url = new URL(notificationUrl);
  url.searchParams.set('data.id', String(chargeId));
  url.searchParams.set('type', 'payment');
  return url.href;
}

function headers({ chargeId, requestId, forged }: Notification): Record<string, string> {
  const secret = forged ? 'another-secret' : SANDBOX_CREDENTIALS.mercadoPagoWebhookSecret;
  const ts = String(Math.floor(Date.now() / 1000));
  return {
    'content-type': 'application/json',
    'user-agent': 'MercadoPago WebHook v1.0 payment',
    'x-request-id': requestId,
    'x-signature': signatureHeader(secret, { dataId: String(chargeId), requestId, ts }),
  };
}

function body({ chargeId, action, id }: Notification) {
  return {
    action,
    api_version: 'v1',
    data: { id: String(chargeId) },
    date_created: new Date().toISOString(),
    id,
    live_mode: false,
    type: 'payment',
    user_id: String(COLLECTOR_ID),
  };
}
