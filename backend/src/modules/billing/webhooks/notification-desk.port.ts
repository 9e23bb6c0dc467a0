import type { AdminDeed } from '../../../kernel/admin-deed.js';
import type { Page } from '../../../platform/page.js';

/** `esperando`: comes again by itself. `desistido`: was tried for a day; only an administrator tries again. */
export type NotificationState = 'esperando' | 'processado' | 'desistido';

/** A notification as an administrator sees it: what came and what became of it, without its body. */
export interface NotificationRecord {
  readonly id: string;
  readonly provider: string;
  readonly eventId: string;
  readonly chargeId: string;
  readonly state: NotificationState;
  /** What working it off came to; null before. */
  readonly outcome: string | null;
  readonly attempts: number;
  readonly receivedAt: Date;
  readonly processedAt: Date | null;
  readonly nextAttemptAt: Date | null;
}

/** A notification with what came over the wire. */
export interface NotificationLetter extends NotificationRecord {
  readonly body: Buffer;
  /** Which reading of the signature held. */
  readonly signature: string;
}

/** Null narrows nothing. */
export interface NotificationFilter {
  readonly state: NotificationState | null;
  readonly provider: string | null;
  readonly chargeId: string | null;
  readonly oldestFirst: boolean;
}

/** The inbox as administrators see it. */
export abstract class NotificationDesk {
  /** A page goes on after the id `cursor`. */
  abstract list(filter: NotificationFilter, cursor: string | null, size: number): Promise<Page<NotificationRecord>>;

  /** Null when there is none. */
  abstract open(id: string): Promise<NotificationLetter | null>;

  /** Makes the notification due as if it had just come, with the record of it; false when there is none. */
  abstract reopen(id: string, deed: AdminDeed, now: Date): Promise<boolean>;

  /** Puts on record that an administrator takes them away in a file. */
  abstract noteExport(adminId: string): Promise<void>;
}
