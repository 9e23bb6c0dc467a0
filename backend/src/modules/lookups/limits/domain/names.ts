import { type Finding, graver, weighed } from './finding.js';
import { RANKS, type Trace } from './trace.js';

/** Common names are a tenth of any list of people; only where they are half of it is somebody trying them out. */
const HALF = 0.5;
const BY_SURNAME: readonly [number, number] = [14, 30];
const BY_GIVEN: readonly [number, number] = [18, 40];
/** Names in alphabetical order, close together: a list of customers may be in order, so this alone stops nobody. */
const RUN = 25;
const CLOSE = RANKS / 6;
const LATEST = 200;
const NEVER = Number.POSITIVE_INFINITY;

/** Names tried out: one surname with many given names or the reverse, or page by page through a list of names. */
export function names(traces: readonly Trace[]): Finding | null {
  const named = traces.filter(({ given }) => given !== null);
  const sobrenome = partners(named, 'surname', 'given');
  const nome = partners(named, 'given', 'surname');
  const ordem = alphabeticalRun(named.slice(-LATEST));
  return [
    weighed('nomes', dominant(sobrenome, named), BY_SURNAME, { mesmoSobrenome: sobrenome }),
    weighed('nomes', dominant(nome, named), BY_GIVEN, { mesmoNome: nome }),
    weighed('nomes', ordem, [RUN, NEVER], { emOrdem: ordem }),
  ].reduce(graver, null);
}

function dominant(count: number, named: readonly Trace[]): number {
  return count >= HALF * named.length ? count : 0;
}

/** The most distinct partners that one mark has: given names of one surname, say. */
function partners(named: readonly Trace[], of: 'given' | 'surname', other: 'given' | 'surname'): number {
  const found = new Map<number, Set<number>>();
  for (const trace of named) {
    const [mark, partner] = [trace[of], trace[other]];
    if (mark !== null && partner !== null) found.set(mark, (found.get(mark) ?? new Set()).add(partner));
  }
  return Math.max(0, ...[...found.values()].map(({ size }) => size));
}

/** The longest run of names that each come after the one before and stay in one corner of the alphabet. */
function alphabeticalRun(named: readonly Trace[]): number {
  let [longest, start] = [0, 0];
  named.forEach(({ rank }, i) => {
    const before = i > 0 ? (named[i - 1]?.rank ?? 0) : 0;
    if ((rank ?? 0) < before) start = i;
    while ((rank ?? 0) - (named[start]?.rank ?? 0) > CLOSE) start += 1;
    const distinct = new Set(named.slice(start, i + 1).map(({ given }) => given)).size;
    longest = Math.max(longest, distinct);
  });
  return longest;
}
