import type { Cents } from '../../../kernel/money.js';

interface Line {
  readonly kind: string;
  readonly n: number;
  readonly cents: Cents;
}

const RETURNS: ReadonlySet<string> = new Set(['estornado', 'contestado', 'estorno_parcial']);

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
  const takings = { payments: 0, given: 0, receivedCents: 0, returnedCents: 0 };
  for (const { kind, n, cents } of lines) {
    if (kind === 'aprovado') {
      takings.payments += n;
      takings.receivedCents += cents;
    } else if (kind === 'gratuito') takings.given += n;
    else if (RETURNS.has(kind)) takings.returnedCents -= cents;
  }
  return takings;
}

const MOVEMENTS: ReadonlySet<string> = new Set(['aprovado', 'gratuito', ...RETURNS]);

/** What each code brought, what of it went back, and what it cost. */
export function yieldOfCodes(
  lines: ReadonlyArray<Line & { readonly code: string }>,
  discounts: ReadonlyArray<{ readonly code: string; readonly cents: Cents }>,
): Array<Takings & { code: string; discountCents: Cents }> {
  const used = lines.filter(({ kind, code }) => code !== '' && MOVEMENTS.has(kind));
  return [...new Set(used.map(({ code }) => code))].sort().map((code) => ({
    code,
    ...takingsOf(lines.filter((line) => line.code === code)),
    discountCents: total(discounts.filter((discount) => discount.code === code).map(({ cents }) => cents)),
  }));
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** A part of a whole; null when there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
