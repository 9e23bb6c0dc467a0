import type { LetterPreferences } from './letter-preferences.js';

/** What accounts have chosen about letters. */
export abstract class LetterChoices {
  abstract of(accountId: string): Promise<LetterPreferences>;

  abstract choose(accountId: string, preferences: LetterPreferences): Promise<void>;

  /** Stops the copies of broadcasts for whom the link was written; false when it was written for nobody. */
  abstract stopBroadcasts(linkHash: Buffer): Promise<boolean>;
}
