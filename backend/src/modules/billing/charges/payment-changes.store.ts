import { Injectable } from '@nestjs/common';
import { Signals } from '../../../platform/events/signals.js';
import { PAYMENT_CHANGED } from '../settlement/index.js';

/** Hears from all instances which payments changed, and tells whoever watches one of them here. */
@Injectable()
export class PaymentChanges {
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(signals: Signals) {
    signals.on(PAYMENT_CHANGED, (paymentId) => this.tell(this.watchers.get(paymentId)));
    signals.onGap(() => {
      for (const watchers of this.watchers.values()) this.tell(watchers);
    });
  }

  /** Calls `onChange` at each change, and whenever changes may have been missed. Answers how to stop. */
  watch(paymentId: string, onChange: () => void): () => void {
    const watchers = this.watchers.get(paymentId) ?? new Set();
    this.watchers.set(paymentId, watchers.add(onChange));
    return () => {
      watchers.delete(onChange);
      if (watchers.size === 0) this.watchers.delete(paymentId);
    };
  }

  private tell(watchers: Iterable<() => void> = []): void {
    for (const onChange of watchers) onChange();
  }
}
