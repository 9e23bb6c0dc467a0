import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import type { SuggestionState } from '../../../kernel/suggestion.js';
import { isUuid } from '../../../platform/ids.js';
import { type WholeList, wholeList } from '../../../platform/page.js';
import { mentions, type Suggestion } from './suggestion.js';
import { type SuggestionFilter, Suggestions } from './suggestions.store.js';

/** Found ones that are answered at once. */
const MOST_FOUND = 100;
/** Ones that a search reads, the first in its order. */
const MOST_READ = 5_000;

export interface FoundSuggestions {
  readonly items: readonly Suggestion[];
  /** There are ones that were not looked at, or more than can be shown. */
  readonly capped: boolean;
}

/** What administrators do with what people wrote. */
@Injectable()
export class HandleSuggestions {
  constructor(private readonly suggestions: Suggestions) {}

  /** Those that hold a text. They lie encrypted, so each is opened and looked at. */
  async search(filter: SuggestionFilter, text: string, most = MOST_FOUND): Promise<FoundSuggestions> {
    const items: Suggestion[] = [];
    let read = 0;
    for await (const some of this.suggestions.matching(filter).pages()) {
      for (const suggestion of some) {
        if (items.length === most || read === MOST_READ) return { items, capped: true };
        read += 1;
        if (mentions(suggestion, text)) items.push(suggestion);
      }
    }
    return { items, capped: false };
  }

  /** All that match, for who takes them away; with a text as many as a search reads. */
  async whole(filter: SuggestionFilter, text: string): Promise<WholeList<Suggestion>> {
    if (text === '') return this.suggestions.matching(filter);
    const { items, capped } = await this.search(filter, text, MOST_READ);
    return { ...wholeList(items), count: async () => ({ total: items.length, capped }) };
  }

  /** Throws SUGGESTION_NOT_FOUND, and SUGGESTION_ANSWERED for one that has its answer. */
  async move(adminId: string, id: string, state: SuggestionState): Promise<void> {
    demandDone(isUuid(id) ? await this.suggestions.move(adminId, id, state) : null);
  }

  /** The answer goes by e-mail to whoever left an address. Throws as `move` does. */
  async reply(adminId: string, id: string, text: string): Promise<void> {
    demandDone(isUuid(id) ? await this.suggestions.reply(adminId, id, text.trim()) : null);
  }

  /** For good, answered or not. Throws SUGGESTION_NOT_FOUND. */
  async erase(adminId: string, id: string): Promise<void> {
    const erased = isUuid(id) && (await this.suggestions.erase(adminId, id));
    demandDone(erased || null);
  }
}

function demandDone(done: boolean | null): void {
  if (done === null) throw new AppError('not-found', 'SUGGESTION_NOT_FOUND', 'Mensagem não encontrada.');
  if (!done) throw new AppError('conflict', 'SUGGESTION_ANSWERED', 'Esta mensagem já foi respondida.');
}
