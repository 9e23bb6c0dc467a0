import { type LookupQuery, plainName, subjectKey } from '../../model/index.js';

/**
 * What is remembered of one lookup, for an hour: marks and places from which no document, contact or name can be read
 * back. Equal things have equal marks, and places keep their distances, within one account alone.
 */
export interface Trace {
  /** Milliseconds. */
  readonly at: number;
  readonly subject: number;
  /** A family of numbers that could be counted up, and where in it this one lies. */
  readonly series: number | null;
  readonly place: number | null;
  /** It is a person's CPF or RG, of which few lie close together by chance. */
  readonly ofPerson: boolean;
  readonly given: number | null;
  readonly surname: number | null;
  /** How far into the alphabet a name begins, by its first three letters. */
  readonly rank: number | null;
  /** `down`: nothing was told, since the source was down or the type in maintenance. */
  ending: 'open' | 'found' | 'nobody' | 'down' | 'other';
}

/** Makes marks: keyed, of one account, at most 48 bits. */
export type Mark = (kind: string, text: string) => number;

type Numbered = Pick<Trace, 'series' | 'place' | 'ofPerson'>;
type Named = Pick<Trace, 'given' | 'surname' | 'rank'>;

const NO_NUMBER: Numbered = { series: null, place: null, ofPerson: false };
const NO_NAME: Named = { given: null, surname: null, rank: null };
const TRAILING_DIGITS = /^(.*?)(\d{1,9})$/;
/** The letters of a CNPJ's root, since July 2026, count too. */
const CNPJ_RADIX = 36;

export function traceOf(query: LookupQuery, at: number, mark: Mark): Trace {
  const subject = mark('subject', subjectKey(query));
  return { at, subject, ...numberIn(query, mark), ...nameIn(query, mark), ending: 'open' };
}

/** A CEP names a street and not a person, so it has no place in any series. Of a CNPJ the root counts: branches share it. */
function numberIn({ cpf, cnpj, telefone, rg, email }: LookupQuery, mark: Mark): Numbered {
  if (cpf) return placed('cpf', Number(cpf.slice(0, 9)), mark, true);
  if (cnpj) return placed('cnpj', Number.parseInt(cnpj.slice(0, 8), CNPJ_RADIX), mark);
  if (telefone) return placed('telefone', Number(telefone), mark);
  if (rg) return placed('rg', Number(rg.replace(/\D/g, '')), mark, true);
  return email ? emailNumber(email, mark) : NO_NUMBER;
}

/** maria1@…, maria2@…: the same address but for a number at its end. */
function emailNumber(email: string, mark: Mark): Numbered {
  const [local = '', host = ''] = email.split('@');
  const [, stem = '', digits] = TRAILING_DIGITS.exec(local) ?? [];
  return digits === undefined ? NO_NUMBER : placed(`email ${stem}@${host}`, Number(digits), mark);
}

function placed(series: string, number: number, mark: Mark, ofPerson = false): Numbered {
  if (!Number.isSafeInteger(number)) return NO_NUMBER;
  return { series: mark('series', series), place: number + mark('shift', series), ofPerson };
}

function nameIn({ nome, mae }: LookupQuery, mark: Mark): Named {
  const words = plainName(nome ?? mae ?? '')
    .split(' ')
    .filter(Boolean);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || first.includes('@')) return NO_NAME;
  return {
    given: mark('given', first),
    surname: words.length > 1 ? mark('surname', last) : null,
    rank: rankOf(first),
  };
}

function rankOf(word: string): number {
  let rank = 0;
  for (let i = 0; i < 3; i++) {
    const letter = (word.charCodeAt(i) || 64) - 64;
    rank = rank * 27 + Math.min(26, Math.max(0, letter));
  }
  return rank;
}

/** All of the alphabet, in ranks. */
export const RANKS = 27 ** 3;
