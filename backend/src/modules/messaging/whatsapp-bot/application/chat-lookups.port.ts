import type { Purpose } from '../../../../kernel/purposes.js';
import type { ChatLookupType } from '../domain/command.js';
import type { FoundInChat } from '../domain/replies.js';

/** Who asks, as the account stands now. */
export interface ChatSubscriber {
  readonly accountId: string;
  readonly email: string;
  readonly termsVersion: string | null;
  readonly defaultPurpose: Purpose | null;
}

/** The lookups of the product, under all of its rules. */
export abstract class ChatLookups {
  /** Runs one, as the page does. Throws AppError for every answer that is not data, also for what was typed wrong. */
  abstract run(subscriber: ChatSubscriber, type: ChatLookupType, typed: string): Promise<FoundInChat>;

  /** Whether the account looked it up within the last minutes. */
  abstract wasRun(accountId: string, type: ChatLookupType, typed: string): Promise<boolean>;

  abstract leftToday(accountId: string): Promise<number>;
}

/** The accounts behind numbers. */
export abstract class ChatSubscribers {
  /** Null for an account that may not be used. */
  abstract find(accountId: string): Promise<ChatSubscriber | null>;
}

/** The accounts' plans. */
export abstract class ChatPlans {
  abstract of(accountId: string): Promise<{ readonly name: string | null; readonly daysLeft: number }>;
}
