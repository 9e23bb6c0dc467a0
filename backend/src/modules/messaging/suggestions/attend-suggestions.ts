import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import type { SuggestionState } from '../../../kernel/suggestion.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import type { Page } from '../../../platform/page.js';
import { mentions, type Suggestion } from './suggestion.js';
import { type SuggestionFilter, Suggestions } from './suggestions.port.js';

/** Found ones that are answered at once. */
const MOST_FOUND = 100;
/** Ones that a search reads, the newest. */
const MOST_READ = 5_000;

export interface FoundSuggestions {
  readonly items: readonly Suggestion[];
  /** There are older ones that were not looked at, or more than can be shown. */
  readonly capped: boolean;
}

/** What administrators do with what people wrote. */
@Injectable()
export class AttendSuggestions {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly clock: Clock,
  ) {}

  list(filter: SuggestionFilter, before: string | null): Promise<Page<Suggestion>> {
    return this.suggestions.page(filter, before);
  }

  async export(adminId: string, filter: SuggestionFilter): Promise<AsyncIterable<readonly Suggestion[]>> {
    await this.suggestions.noteExport(adminId);
    return this.suggestions.all(filter);
  }

  /** Those that hold a text. They lie encrypted, so each is opened and looked at. */
  async search(filter: SuggestionFilter, text: string): Promise<FoundSuggestions> {
    const items: Suggestion[] = [];
    let read = 0;
    for await (const some of this.suggestions.all(filter)) {
      for (const suggestion of some) {
        if (items.length === MOST_FOUND || read === MOST_READ) return { items, capped: true };
        read += 1;
        if (mentions(suggestion, text)) items.push(suggestion);
      }
    }
    return { items, capped: false };
  }

  /** Throws SUGGESTION_NOT_FOUND, and SUGGESTION_ANSWERED for one that has its answer. */
  async move(adminId: string, id: string, state: SuggestionState): Promise<void> {
    settled(isUuid(id) ? await this.suggestions.move(id, state, adminId) : null);
  }

  /** The answer goes by letter to whoever left an address. Throws as `move` does. */
  async reply(adminId: string, id: string, text: string): Promise<void> {
    const at = this.clock.now();
    settled(isUuid(id) ? await this.suggestions.reply({ id, text: text.trim(), adminId, at }) : null);
  }
}

function settled(done: boolean | null): void {
  if (done === null) throw new AppError('not-found', 'SUGGESTION_NOT_FOUND', 'Mensagem não encontrada.');
  if (!done) throw new AppError('conflict', 'SUGGESTION_ANSWERED', 'Esta mensagem já foi respondida.');
}
