import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../../../platform/clock.js';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import { Signals } from '../../../../platform/events/signals.js';
import { ACCOUNT_CHANGED } from '../../sessions/index.js';
import { type KeyHolder, KeyHolderReader } from './key-holder.queries.js';

const MOST_KEYS = 20_000;

interface Entry {
  readonly holder: Promise<KeyHolder | null>;
  readonly staleAt: number;
  /** Null while it is being read, and for no key: a change of any account drops it. */
  accountId: string | null;
}

/** Who holds which key, remembered for a few seconds and dropped as soon as the account or one of its keys changes. */
@Injectable()
export class KeyHolders {
  private readonly known = new LRUCache<string, Entry>({ max: MOST_KEYS });

  constructor(
    private readonly reader: KeyHolderReader,
    private readonly clock: Clock,
    private readonly config: PlatformConfig,
    signals: Signals,
  ) {
    signals.on(ACCOUNT_CHANGED, (accountId) => this.forget(accountId));
    signals.onGap(() => this.known.clear());
  }

  /** Null for a prefix that no key has. */
  of(prefix: string): Promise<KeyHolder | null> {
    const now = this.clock.now().getTime();
    const known = this.known.get(prefix);
    if (known && now < known.staleAt) return known.holder;
    const entry: Entry = {
      holder: this.reader.read(prefix),
      staleAt: now + this.config.CACHE_SECONDS * 1_000,
      accountId: null,
    };
    this.known.set(prefix, entry);
    entry.holder.then(
      (holder) => {
        entry.accountId = holder?.accountId ?? null;
      },
      () => this.known.delete(prefix),
    );
    return entry.holder;
  }

  private forget(changed: string): void {
    for (const [prefix, { accountId }] of this.known.entries()) {
      if (accountId === null || accountId === changed) this.known.delete(prefix);
    }
  }
}
