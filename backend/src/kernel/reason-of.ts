import { AppError } from './errors.js';

const LONGEST = 500;
const FEWEST_DIGITS = 8;
/** Of the states in which PostgreSQL refuses something, all but those about a value. */
const SQL_STATE = /^(?!22)[0-9A-Z]{5}$/;
const EMAIL = /[^\s"'<>@]{1,64}@[^\s"'<>@]+/g;
/** Documents and telephones, however punctuated; no part of an id or of a hash. */
const LONG_NUMBER = /(?<![\w-])\d[\d.\-/ ()]{6,}\d(?![\w-])/g;

interface Failure {
  readonly message: string;
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly driverError?: unknown;
  readonly cause?: unknown;
}

/** Why something failed, in one line that a log may hold: none of the values that a failure's own words may quote. */
export function reasonOf(error: unknown): string {
  if (!isFailure(error)) return `a thrown ${typeof error}`;
  return isFailure(error.cause) ? ownWords(error.cause) : ownWords(error);
}

/** What a failure says of itself alone, without its cause. */
export function ownWords(error: Failure): string {
  return withoutData(mayQuote(error) ? error.message.replace(/["'`“].*/s, '…') : error.message);
}

/** A text with e-mails and long numbers blotted out. */
export function withoutData(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(EMAIL, '***')
    .replace(LONG_NUMBER, (number) => (number.replace(/\D/g, '').length < FEWEST_DIGITS ? number : '***'));
}

export function isFailure(error: unknown): error is Failure {
  return typeof (error as Failure | null)?.message === 'string';
}

/** Our own words and PostgreSQL's name tables and rules alone; but of a value that it cannot read (class 22) it quotes the value. */
function mayQuote(error: Failure): boolean {
  if (error instanceof AppError) return false;
  const ofDatabase = error.severity !== undefined || error.driverError !== undefined;
  return !ofDatabase || !SQL_STATE.test(String(error.code));
}
