import type { SuggestionState, SuggestionType } from '../../../kernel/suggestion.js';
import type { Page } from '../../../platform/page.js';
import type { Suggestion } from './suggestion.js';

export interface SuggestionFilter {
  readonly state: SuggestionState | null;
  readonly type: SuggestionType | null;
}

/** An answer with the letter that takes it to whoever wrote; both are kept, or neither. */
export interface SuggestionReply {
  readonly id: string;
  readonly text: string;
  readonly adminId: string;
  readonly at: Date;
}

/** What people wrote to us. The words and the address are kept encrypted. */
export abstract class Suggestions {
  abstract add(suggestion: Suggestion): Promise<void>;

  /** The newest first. */
  abstract page(filter: SuggestionFilter, before: string | null): Promise<Page<Suggestion>>;

  /** All that match, the newest first, read bit by bit. */
  abstract all(filter: SuggestionFilter): AsyncIterable<readonly Suggestion[]>;

  /** Puts on record that an administrator takes them all away in a file. */
  abstract noteExport(adminId: string): Promise<void>;

  /** Null when there is none such; an answered one stays so and answers false. */
  abstract move(id: string, state: SuggestionState, adminId: string): Promise<boolean | null>;

  /** Null when there is none such, false when it has its answer already. */
  abstract reply(reply: SuggestionReply): Promise<boolean | null>;
}
