import type { WebhookEvent } from '../kernel/webhooks.js';
import type { Queryable } from './database/sql.js';

/** Something that happened to an account, as its owner's programs hear of it. */
export interface AccountEvent {
  readonly accountId: string;
  readonly type: WebhookEvent;
  /** Ids, figures and moments; no personal data. */
  readonly data: Readonly<Record<string, string | number | null>>;
  readonly happenedAt: Date;
  /** What makes it this very event, where it may be put more than once; without it each is another one, of this moment. */
  readonly key?: string;
}

/** Where modules put what happened, in the transaction of the fact: both come to be, or neither does. Messaging provides it. */
export abstract class AccountEvents {
  abstract put(event: AccountEvent, tx: Queryable): Promise<void>;

  /** Those among the accounts whose programs want to hear of such events, for who has many to put. */
  abstract listening(type: WebhookEvent, accountIds: readonly string[], tx: Queryable): Promise<ReadonlySet<string>>;
}
