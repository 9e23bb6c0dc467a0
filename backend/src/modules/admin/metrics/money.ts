import type { Cents } from '../../../kernel/money.js';

interface Line {
  readonly kind: string;
  readonly n: number;
  readonly cents: Cents;
}

/** What lines of the ledger come to. Money that was only held back for its return is none of it. */
export interface Takings {
  /** Payments that money came for. */
  readonly payments: number;
  /** Plans that a code gave for nothing. */
  readonly given: number;
  readonly receivedCents: Cents;
  /** Refunds and disputes, as a positive amount. */
  readonly returnedCents: Cents;
}

export function takingsOf(lines: readonly Line[]): Takings {
  const of = (...kinds: string[]) => lines.filter(({ kind }) => kinds.includes(kind));
  return {
    payments: total(of('aprovado').map(({ n }) => n)),
    given: total(of('gratuito').map(({ n }) => n)),
    receivedCents: total(of('aprovado').map(({ cents }) => cents)),
    returnedCents: total(of('estornado', 'contestado').map(({ cents }) => -cents)),
  };
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** A part of a whole; null when there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
