import { Injectable } from '@nestjs/common';
import { Signals } from '../../../platform/events/signals.js';
import { WHATSAPP_CHANGED } from './whatsapp-links.store.js';

/** Tells who looks at an account that its number changed, on whatever instance that happened. */
@Injectable()
export class LinkChanges {
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(signals: Signals) {
    signals.on(WHATSAPP_CHANGED, (accountId) => this.tell(accountId));
    signals.onGap(() => {
      for (const accountId of this.watchers.keys()) this.tell(accountId);
    });
  }

  /** Answers how to stop. */
  watch(accountId: string, hear: () => void): () => void {
    const own = this.watchers.get(accountId) ?? new Set();
    this.watchers.set(accountId, own.add(hear));
    return () => {
      own.delete(hear);
      if (own.size === 0) this.watchers.delete(accountId);
    };
  }

  private tell(accountId: string): void {
    for (const hear of this.watchers.get(accountId) ?? []) hear();
  }
}
