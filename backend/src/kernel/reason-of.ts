import { AppError } from './errors.js';

const LONGEST = 500;
const FEWEST_DIGITS = 8;
/** Of the states in which PostgreSQL refuses something, all but those about a value. */
const SQL_STATE = /^(?!22)[0-9A-Z]{5}$/;
const WORD = /[^\s"'<>]+/g;
/** An id, or digits with what stands between them in documents and telephones. */
const ID_OR_NUMBER = /\b([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b|\d[\d.\-/ ()]*/gi;

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
  return isFailure(error.cause) ? ownMessage(error.cause) : ownMessage(error);
}

/** What a failure says of itself alone, without its cause. */
export function ownMessage(error: Failure): string {
  return withoutData(mayQuote(error) ? error.message.replace(/["'`“].*/s, '…') : error.message);
}

/** A text with e-mails and long numbers blotted out. */
export function withoutData(text: string): string {
  const short = text.slice(0, LONGEST).replace(WORD, (word) => (word.includes('@') ? '***' : word));
  return short.replace(ID_OR_NUMBER, (number, id: string | undefined, at: number) =>
    id === undefined && isData(number, at, short) ? `***${number.endsWith(' ') ? ' ' : ''}` : number,
  );
}

/** Long enough for a document or a telephone, and no part of an id or of a hash. */
function isData(number: string, at: number, text: string): boolean {
  if (number.replace(/\D/g, '').length < FEWEST_DIGITS) return false;
  const inWord = /\d$/.test(number) && /\w/.test(text.charAt(at + number.length));
  return !inWord && !/[\w-]/.test(text.charAt(at - 1));
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
