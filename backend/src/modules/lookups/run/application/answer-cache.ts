import { LRUCache } from 'lru-cache';
import { type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { ExpiringMap } from '../../../../platform/expiring-map.js';
import { type LookupQuery, type SourceIdentity, subjectKey, type Verdict } from '../../model/index.js';
import type { SavedAnswers } from '../adapters/saved-answers.store.js';

/** Which lookup: who asks what. */
export interface Asked {
  readonly accountId: string;
  readonly type: LookupType;
  readonly query: LookupQuery;
}

/** What a source has said, and when it was asked. */
export interface Found {
  readonly verdict: Verdict<unknown> & { readonly kind: 'found' };
  readonly askedAt: Date;
}

/** Where an account's own answer lies: in its history, encrypted, and nowhere else. */
interface Pointer {
  readonly historyId: string;
  readonly source: SourceIdentity;
  readonly dadosDe: string | null;
  readonly askedAt: Date;
}

interface OpenAnswer extends Omit<Pointer, 'historyId'> {
  readonly json: string;
}

/** Where the answer to one lookup is remembered. */
export interface Slot {
  readonly accountId: string;
  /** Whether it is open data, which anybody is given again. */
  readonly open: boolean;
  readonly key: string;
}

const MOST_POINTERS = 50_000;
const MOST_OPEN_CHARACTERS = 16_000_000;

/**
 * Answers given again without asking a source: to the same account for a short while, and of open data to anybody.
 * Of personal data only a pointer to the account's own history is remembered, so that what the account erases, or its
 * retention ends, is gone here too. Only what a source has found is remembered: never a failure, a "nobody", a divergence
 * or a simulation, and nothing that the history may not keep.
 */
export class AnswerCache {
  private readonly own: ExpiringMap<Pointer> | null;
  private readonly open: LRUCache<string, OpenAnswer> | null;

  /** `blind` makes a key of which nothing can be read back; an answer that lasts 0 seconds is never given again. */
  constructor(
    private readonly history: Pick<SavedAnswers, 'savedAnswer'>,
    private readonly blind: (text: string) => string,
    { ownSeconds, openSeconds }: { ownSeconds: number; openSeconds: number },
    now: () => number = Date.now,
  ) {
    this.own = ownSeconds === 0 ? null : new ExpiringMap(ownSeconds * 1_000, MOST_POINTERS, now);
    this.open =
      openSeconds === 0
        ? null
        : new LRUCache({
            maxSize: MOST_OPEN_CHARACTERS,
            sizeCalculation: ({ json }) => json.length,
            ttl: openSeconds * 1_000,
            perf: { now },
          });
  }

  slotOf({ accountId, type, query }: Asked): Slot {
    const open = !lookupDefinition(type).personal;
    const subject = `${type} ${subjectKey(query)}`;
    return { accountId, open, key: open || !this.own ? subject : this.blind(`${accountId} ${subject}`) };
  }

  /** The answer of a moment ago, as one that comes from the cache; null when a source must be asked. */
  async recall({ accountId, open, key }: Slot): Promise<Found | null> {
    if (open) {
      const answer = this.open?.get(key);
      return answer ? again(answer, answer.json) : null;
    }
    const pointer = this.own?.get(key);
    if (!pointer) return null;
    const json = await this.history.savedAnswer(accountId, pointer.historyId);
    return json === null ? null : again(pointer, json);
  }

  /** Remembers what was found, once its entry is kept; `json` is what the entry keeps of it. */
  remember({ open, key }: Slot, historyId: string, { verdict, askedAt }: Found, json: string): void {
    const { source, answer } = verdict;
    if (source.origem === 'cache') return;
    const trace = { source, dadosDe: answer.dadosDe, askedAt };
    if (open) this.open?.set(key, { ...trace, json });
    else this.own?.set(key, { ...trace, historyId });
  }
}

function again({ source, dadosDe, askedAt }: Omit<Pointer, 'historyId'>, json: string): Found {
  const answer = { data: JSON.parse(json) as unknown, dadosDe };
  return { verdict: { kind: 'found', source: { ...source, origem: 'cache' }, answer }, askedAt };
}
