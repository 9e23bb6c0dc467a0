import {
  type Difference,
  isOutage,
  type LookupKind,
  type LookupQuery,
  type LookupSource,
  SIMULATION,
  type SourceAnswer,
  type Verdict,
} from '../../model/index.js';

/** One source's word: an answer, or null for nobody. */
interface Word<Result> {
  readonly source: LookupSource<Result>;
  readonly answer: SourceAnswer<Result> | null;
}

/**
 * Asks a type's sources in order and stops at the first whole answer, so that as few parties as possible learn of the
 * subject. "Nobody" and an answer that lacks a key fact are taken to the next source, where there is one: what a
 * second source does not confirm is never told as "não encontrado". Where every source is out, the kind's
 * simulation stands in if it has one, under its own name. Throws the last failure when nothing can be said.
 */
export async function askSources<Result>(kind: LookupKind<Result>, query: LookupQuery): Promise<Verdict<Result>> {
  const words: Word<Result>[] = [];
  let failure: unknown;
  for (const source of kind.sources) {
    try {
      const answer = await source.find(query);
      words.push({ source, answer });
      if (answer && isWhole(kind, answer.data)) break;
    } catch (error) {
      failure = error;
    }
  }
  const confirmed = words.length > 1 || kind.sources.length === 1;
  const told = weigh(kind, words, confirmed);
  kind.ended(told === null);
  return told ?? simulated(kind, query, words, failure) ?? fail(failure);
}

function weigh<Result>(kind: LookupKind<Result>, words: Word<Result>[], confirmed: boolean): Verdict<Result> | null {
  const last = words.at(-1);
  if (!last) return null;
  const found = words.filter((word) => word.answer !== null);
  if (found.length === 0) return confirmed ? { kind: 'nobody', source: last.source.identity } : null;
  const differences = found.length < words.length ? existence(words) : factualDifferences(kind, words);
  if (differences.length > 0) return { kind: 'diverged', source: last.source.identity, differences };
  const { source, answer } = found.at(-1) ?? last;
  return answer ? { kind: 'found', source: source.identity, answer } : null;
}

/** Only where nobody has said a word: a "nobody" that waits for its confirmation is a word too. */
function simulated<Result>(
  { simulate }: LookupKind<Result>,
  query: LookupQuery,
  words: readonly Word<Result>[],
  failure: unknown,
): Verdict<Result> | null {
  if (!simulate || words.length > 0 || !isOutage(failure)) return null;
  return { kind: 'simulated', source: SIMULATION, answer: { data: simulate(query), dadosDe: null } };
}

function existence<Result>(words: Word<Result>[]): Difference[] {
  const valores = words.map(({ source, answer }) => ({ fonte: source.identity.fonte, valor: answer !== null }));
  return [{ campo: 'existe', valores }];
}

/** Facts that two sources tell differently; what one of them leaves out is no difference. */
function factualDifferences<Result>(kind: LookupKind<Result>, words: Word<Result>[]): Difference[] {
  const told = words.flatMap(({ source, answer }) =>
    answer ? [{ fonte: source.identity.fonte, facts: kind.keyFacts(answer.data) }] : [],
  );
  return Object.keys(told[0]?.facts ?? {}).flatMap((campo) => {
    const valores = told.map(({ fonte, facts }) => ({ fonte, valor: facts[campo] ?? null }));
    const said = new Set(valores.map(({ valor }) => valor).filter((valor) => valor !== null));
    return said.size > 1 ? [{ campo, valores }] : [];
  });
}

function isWhole<Result>(kind: LookupKind<Result>, result: Result): boolean {
  return Object.values(kind.keyFacts(result)).every((fact) => fact !== null);
}

function fail(failure: unknown): never {
  throw failure ?? new Error('a lookup type without sources was asked');
}
