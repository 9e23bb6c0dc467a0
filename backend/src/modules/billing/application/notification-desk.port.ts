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

/** The inbox as administrators see it. */
export abstract class NotificationDesk {
  /** The newest first, perhaps only those in one state; a page goes on below the id `before`. */
  abstract list(state: NotificationState | null, before: string | null): Promise<Page<NotificationRecord>>;

  /** Makes the notification due as if it had just come, with the record of it; false when there is none. */
  abstract reopen(id: string, deed: AdminDeed, now: Date): Promise<boolean>;
}
