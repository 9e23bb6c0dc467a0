import { FILLER_CAPITAL } from '../../../../kernel/filler-capital.js';
import { MENDED, type RecordReader } from './record-reader.js';

const [ZERO, NINE, A, Z, COMMA, SPACE] = [0x30, 0x39, 0x41, 0x5a, 0x2c, 0x20];
const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [6, ...FIRST_WEIGHTS];
/** Days from 0000-03-01 to 2000-01-01, where PostgreSQL begins to count. */
const EPOCH = 730_425;
const [FIRST_YEAR, LAST_YEAR] = [1800, 2100];
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FILLER_CENTS = FILLER_CAPITAL * 100;
const MOST_INT2 = 32_767;

/** What a record's fields mean. Whatever has to be mended is noted in the record. */
export class RecordFields {
  constructor(private readonly record: RecordReader) {}

  from(field: number): number {
    return field === 0 ? 0 : (this.record.ends[field - 1] as number);
  }

  until(field: number): number {
    return this.record.ends[field] as number;
  }

  is(field: number, bytes: Buffer): boolean {
    return this.record.text.compare(bytes, 0, bytes.length, this.from(field), this.until(field)) === 0;
  }

  /** The characters as one number of base 36; null unless there are exactly so many, each a digit or a capital letter. */
  base36(field: number, length: number): number | null {
    const { text } = this.record;
    const from = this.from(field);
    if (this.until(field) - from !== length) return null;
    let value = 0;
    for (let i = from; i < from + length; i++) {
      const digit = digitOf(text[i] as number);
      if (digit < 0) return null;
      value = value * 36 + digit;
    }
    return value;
  }

  /** Whether root, order and the two check digits, which stand in the three first fields, agree. */
  hasRightDigits(): boolean {
    const { text } = this.record;
    if (this.until(2) !== 14) return false;
    return checkDigit(text, FIRST_WEIGHTS) === text[12] && checkDigit(text, SECOND_WEIGHTS) === text[13];
  }

  /** A whole number; null for nothing, and for what is none, which is noted. */
  number(field: number, most = Number.MAX_SAFE_INTEGER): number | null {
    const { text } = this.record;
    let value = 0;
    let digits = 0;
    for (let i = this.from(field); i < this.until(field); i++) {
      const byte = text[i] as number;
      if (byte === SPACE) continue;
      if (byte < ZERO || byte > NINE) return this.mended(MENDED.codigo);
      value = value * 10 + byte - ZERO;
      digits++;
    }
    if (digits === 0) return null;
    return value > most ? this.mended(MENDED.codigo) : value;
  }

  code(field: number): number | null {
    return this.number(field, MOST_INT2);
  }

  /** Days since 2000-01-01; null for none, and for what is no day of the years 1800 to 2100, which is noted. */
  day(field: number): number | null {
    const value = this.number(field);
    if (value === null || value === 0) return null;
    const [year, month, day] = [Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100];
    if (
      year < FIRST_YEAR ||
      year > LAST_YEAR ||
      month < 1 ||
      month > 12 ||
      day < 1 ||
      day > (DAYS[month - 1] as number)
    )
      return this.mended(MENDED.data);
    if (month === 2 && day === 29 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0)))
      return this.mended(MENDED.data);
    return dayNumber(year, month, day);
  }

  /** Eight digits; seven are one whose first zero was lost. */
  cep(field: number): number | null {
    const value = this.number(field, 99_999_999);
    if (value === null || value === 0) return null;
    if (this.until(field) - this.from(field) < 8) this.mended(MENDED.cep);
    return value;
  }

  /** `1234,56` as cents; the filler and what is no amount are none, and noted. */
  cents(field: number): number | null {
    const { text } = this.record;
    let [value, decimals] = [0, -1];
    for (let i = this.from(field); i < this.until(field); i++) {
      const byte = text[i] as number;
      if (byte === COMMA && decimals < 0) decimals = 0;
      else if (byte >= ZERO && byte <= NINE && decimals < 2) {
        value = value * 10 + byte - ZERO;
        if (decimals >= 0) decimals++;
      } else return this.mended(MENDED.capital);
    }
    if (this.until(field) === this.from(field)) return null;
    const cents = value * 10 ** (2 - Math.max(decimals, 0));
    return cents >= FILLER_CENTS ? this.mended(MENDED.capital) : cents;
  }

  /** S, N or nothing. */
  choice(field: number): boolean | null {
    const byte = this.record.text[this.from(field)];
    if (this.until(field) === this.from(field)) return null;
    return byte === 0x53 ? true : byte === 0x4e ? false : null;
  }

  /** Seven-digit codes with commas between them. */
  numbers(field: number): number[] {
    const { text } = this.record;
    const found: number[] = [];
    let value = 0;
    for (let i = this.from(field); i <= this.until(field); i++) {
      const byte = i === this.until(field) ? COMMA : (text[i] as number);
      if (byte === COMMA) {
        if (value > 0 && value < 10_000_000) found.push(value);
        value = 0;
      } else if (byte >= ZERO && byte <= NINE) value = value * 10 + byte - ZERO;
    }
    return found;
  }

  /** A text of Latin-1, as it stands. */
  string(field: number): string {
    return this.record.text.toString('latin1', this.from(field), this.until(field)).trim();
  }

  private mended(what: number): null {
    this.record.mended |= what;
    return null;
  }
}

function digitOf(byte: number): number {
  if (byte >= ZERO && byte <= NINE) return byte - ZERO;
  return byte >= A && byte <= Z ? byte - A + 10 : -1;
}

/** Each character counts as its code minus 48. */
function checkDigit(text: Buffer, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * ((text[i] as number) - ZERO);
  const rest = sum % 11;
  return ZERO + (rest < 2 ? 0 : 11 - rest);
}

/** In the Gregorian calendar, whose years are counted from March, so that leap days come last. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - EPOCH;
}
