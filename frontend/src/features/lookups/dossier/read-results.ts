import { READERS } from '@kernel/results/read-result';
import type { ResultView } from '@kernel/results/result-view';
import type { DossierLookup } from '../../../shared/api/generated';
import { type Change, changesBetween } from './changes';

/** A kept result arranged for reading, with what it says otherwise than the answer to the same question before it. */
export interface ReadResult {
  readonly lookup: DossierLookup;
  readonly view: ResultView;
  /** Null where the same was not asked before. */
  readonly since: { readonly at: string; readonly changes: readonly Change[] } | null;
}

/** The lookups that found somebody and still have their result, newest first. What is invented is compared with nothing. */
export function readResults(lookups: readonly DossierLookup[]): ReadResult[] {
  const kept = lookups
    .filter(({ entry, data }) => data !== null && !entry.simulado)
    .map((lookup) => ({ lookup, view: READERS[lookup.entry.consultationType](lookup.data) }));
  return kept.map(({ lookup, view }, at) => {
    const before = kept.slice(at + 1).find((other) => questionOf(other.lookup) === questionOf(lookup));
    if (!before) return { lookup, view, since: null };
    return {
      lookup,
      view,
      since: { at: before.lookup.entry.timestamp, changes: changesBetween(before.view, view) },
    };
  });
}

/** Of each question the newest result that has one before it. */
export function newestCompared(results: readonly ReadResult[]): ReadResult[] {
  const questions = new Set<string>();
  return results.filter(({ lookup, since }) => {
    const question = questionOf(lookup);
    if (since === null || questions.has(question)) return false;
    questions.add(question);
    return true;
  });
}

/** Two telephones of one person are two questions. */
function questionOf({ entry }: DossierLookup): string {
  return `${entry.consultationType} ${entry.query}`;
}
