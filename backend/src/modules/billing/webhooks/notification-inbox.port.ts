import type { GatewayWebhook } from '../gateways/index.js';

export interface StoredNotification {
  readonly id: string;
  readonly provider: string;
  readonly chargeId: string;
}

/** Notifications wait here until they were worked off, whatever happens to the process. */
export abstract class NotificationInbox {
  /** Answers false when the event is there already. */
  abstract store(notification: GatewayWebhook, now: Date): Promise<boolean>;

  /** Those of these gateways whose time has come; each is handed out again, ever later, until it is `done`. */
  abstract take(providers: readonly string[], now: Date, limit: number): Promise<StoredNotification[]>;

  abstract done(ids: readonly string[], outcome: string, now: Date): Promise<void>;
}
