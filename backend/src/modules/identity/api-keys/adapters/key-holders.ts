import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Signals } from '../../../../platform/events/signals.js';
import type { ExpiringMap } from '../../../../platform/expiring-map.js';
import { ACCOUNT_CHANGED } from '../../sessions/index.js';
import { type KeyHolder, KeyHolderReader } from './key-holder.queries.js';

const MOST_KEYS = 20_000;

interface Entry {
  readonly holder: Promise<KeyHolder | null>;
  /** Null while it is being read, and for no key: a change of any account drops it. */
  accountId: string | null;
}

/** Who holds which key, remembered for a minute and dropped as soon as the account or one of its keys changes. */
@Injectable()
export class KeyHolders {
  private readonly known: ExpiringMap<Entry>;

  constructor(
    private readonly reader: KeyHolderReader,
    clock: Clock,
    signals: Signals,
  ) {
    this.known = signals.remembering(MOST_KEYS, () => clock.now().getTime());
    signals.on(ACCOUNT_CHANGED, (accountId) => this.forget(accountId));
  }

  /** Null for a prefix that no key has. */
  of(prefix: string): Promise<KeyHolder | null> {
    const known = this.known.get(prefix);
    if (known) return known.holder;
    const entry: Entry = { holder: this.reader.read(prefix), accountId: null };
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
    this.known.deleteWhere(({ accountId }) => accountId === null || accountId === changed);
  }
}
