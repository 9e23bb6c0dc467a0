import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { postUntilTaken } from '../post-until-taken.js';
import { type Charge, type GatewayKey, type NotificationMode } from './charge.js';

export type Action = 'payment.created' | 'payment.updated';

/** One attempt to deliver a notification, for the bank page. */
export interface Delivery {
  at: string;
  action: Action;
  attempt: number;
  /** HTTP status, or why there was none. */
  outcome: string;
}

export interface Notice {
  charge: Charge;
  /** The address that the charge's maker gave. */
  notificationUrl: string;
  action: Action;
  id: number;
  requestId: string;
  /** To be told with credentials that are not the gateway's. */
  forged: boolean;
}

/** How a gateway words a notice; null for one that it never sends. */
export type Wording = (notice: Notice) => { url: string; headers: Record<string, string>; body: unknown } | null;

/** Waits between attempts; the real gateway waits minutes. */
const BACK_OFF = [500, 1000, 2000, 4000];
const LATE = 5000;
/** The news of a new charge follows the answer to the one who made it. */
const ANNOUNCEMENT = 300;
const COPIES = 10;
const MOST_DELIVERIES = 1000;

/** Sends the gateways' notifications, and sends them wrong when asked to. */
export class WebhookSender {
  private readonly deliveries = new Map<number, Delivery[]>();
  private readonly stopped = new AbortController();

  constructor(private readonly wordings: Readonly<Record<GatewayKey, Wording>>) {}

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
    const notification: Notice = {
      charge,
      notificationUrl: charge.notificationUrl,
      action,
      id: Date.now(),
      requestId: randomUUID(),
      forged: mode === 'forged',
    };
    const copies = mode === 'double' ? COPIES : 1;
    for (let copy = 0; copy < copies; copy++) this.run(notification, delay);
  }

  private run(notification: Notice, delay: number): void {
    this.deliver(notification, delay).catch((error: unknown) => {
      if (!this.stopped.signal.aborted) throw error;
    });
  }

  private async deliver(notification: Notice, delay: number): Promise<void> {
    const { signal } = this.stopped;
    if (delay) await pause(delay, undefined, { signal, ref: false });
    const message = this.wordings[notification.charge.gateway](notification);
    if (!message) return;
    const { url, headers, body } = message;
    await postUntilTaken({ url, headers, text: JSON.stringify(body) }, BACK_OFF, signal, (attempt, outcome) =>
      this.record(notification, attempt, outcome),
    );
  }

  private record({ charge: { id: chargeId }, action }: Notice, attempt: number, outcome: string): void {
    const list = this.deliveries.get(chargeId) ?? [];
    list.push({ at: new Date().toISOString(), action, attempt, outcome });
    this.deliveries.set(chargeId, list);
    if (this.deliveries.size > MOST_DELIVERIES) this.deliveries.delete(this.deliveries.keys().next().value as number);
  }
}
