import type { SuggestionState, SuggestionType } from '../../../kernel/suggestion.js';

/** What somebody wrote to us: an idea, or something that does not work. */
export interface Suggestion {
  readonly id: string;
  readonly type: SuggestionType;
  readonly message: string;
  /** Where the answer goes; null from somebody without account who left no address. */
  readonly email: string | null;
  /** Null from somebody who was not signed in, and once the account is gone. */
  readonly accountId: string | null;
  readonly state: SuggestionState;
  readonly createdAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

/** Whether a text is in it, or is its whole address, which is masked; whatever the case and the accents. */
export function mentions({ message, answer, email }: Suggestion, text: string): boolean {
  const wanted = plain(text) || text;
  if (email !== null && plain(email) === wanted) return true;
  return [message, answer].some((part) => part !== null && plain(part).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
