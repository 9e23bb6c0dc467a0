import { LOOKUP_CATALOGUE, type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { withoutCountryCode } from '../../../../kernel/phone.js';
import { collapseSpaces } from '../../../../kernel/rules.js';
import type { LookupQuery } from '../../model/index.js';

/** What a person looks for in the history: entries of one of the types, or with all terms of one of the alternatives. */
export interface HistorySearch {
  readonly types: readonly LookupType[];
  readonly alternatives: readonly (readonly string[])[];
  /** All words of the text: those of a label. */
  readonly words: readonly string[];
}

/**
 * The terms by which an entry is found: its whole document, phone or e-mail, or each word of a name, without accents
 * and case. A name that holds an @ is a Pix key, and is found as a whole.
 */
export function termsOf(type: LookupType, query: LookupQuery): string[] {
  const terms = lookupDefinition(type).inputs.flatMap(({ name, foundBy }) => {
    const value = query[name] ?? '';
    if (foundBy === null) return [];
    return foundBy === 'value' || value.includes('@') ? [value.toUpperCase()] : wordsOf(value);
  });
  return [...new Set(terms)];
}

/** Reads a text in each way that it can be meant: a label's beginning, a document in any punctuation, words of a name. */
export function searchOf(text: string): HistorySearch {
  const values = [text, withoutCountryCode(text)].flatMap((typed) =>
    WHOLE_INPUTS.filter(({ rule }) => rule(typed) === null).map(({ normalise }) => normalise(typed).toUpperCase()),
  );
  const words = /\p{L}/u.test(text) && !text.includes('@') ? wordsOf(text) : [];
  const alternatives = [...[...new Set(values)].map((value) => [value]), words].filter(({ length }) => length > 0);
  return {
    types: typesLabelled(text),
    words: wordsOf(text),
    alternatives: alternatives.filter((one, at) => alternatives.findIndex((other) => `${other}` === `${one}`) === at),
  };
}

const WHOLE_INPUTS = LOOKUP_CATALOGUE.flatMap(({ inputs }) => inputs.filter(({ foundBy }) => foundBy === 'value'));

/** The words of a text as they are compared: without accents and case. */
export function wordsOf(text: string): string[] {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** The types of which the label, or a word of it, begins with the text. */
function typesLabelled(text: string): LookupType[] {
  const beginning = ` ${folded(collapseSpaces(text))}`;
  return LOOKUP_CATALOGUE.filter(({ label }) => ` ${folded(label)}`.includes(beginning)).map(({ type }) => type);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
