import type { Cents } from '../../../kernel/money.js';

/** How a charge stands at the gateway, in our own words. */
export type ChargeState = 'pending' | 'paid' | 'cancelled' | 'rejected' | 'refunded' | 'disputed';

/** A Pix that its gateway also gives back alone, by this id. */
export interface SurplusPix {
  readonly id: string;
  readonly amountCents: Cents;
  /** What of it has gone back. */
  readonly returnedCents: Cents;
}

/** A Pix charge as its gateway returns it: the only truth about whether money came. */
export interface Charge {
  /** The gateway's id. */
  readonly id: string;
  /** The payment that it was made for, as the gateway stored it; null when it stored none. */
  readonly reference: string | null;
  readonly state: ChargeState;
  /** All the money that came, also what has gone back. */
  readonly amountCents: Cents;
  /** What of it has gone back, whoever sent it. */
  readonly returnedCents: Cents;
  /** Pix that came after the first, where the gateway takes several: they buy nothing, also not together with it. */
  readonly surplus: readonly SurplusPix[];
  /** ISO 4217. */
  readonly currency: string;
  readonly paidAt: Date | null;
  /** Until when it can be paid at the gateway, where its limit may end before ours; else null. */
  readonly payableUntil: Date | null;
  /** The "copia e cola"; null once the gateway no longer returns it. */
  readonly pixCopyPaste: string | null;
}

/** The charge with its first Pix alone. */
export function withoutSurplus(charge: Charge): Charge {
  const onTop = (of: 'amountCents' | 'returnedCents') => charge.surplus.reduce((sum, pix) => sum + pix[of], 0);
  return {
    ...charge,
    amountCents: charge.amountCents - onTop('amountCents'),
    returnedCents: charge.returnedCents - onTop('returnedCents'),
    surplus: [],
  };
}
