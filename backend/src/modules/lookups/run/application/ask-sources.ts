import {
  type Difference,
  hiddenCpfsIn,
  INPUT_REFUSED,
  inputNotTakenByAll,
  isOutage,
  isWithheld,
  type LookupKind,
  type LookupQuery,
  type LookupSource,
  refusesInput,
  SIMULATION,
  type SourceAnswer,
  type SourceIdentity,
  type Verdict,
} from '../../model/index.js';

/** What one source replied: an answer, or null for nobody. */
interface Reply<Result> {
  readonly source: LookupSource<Result>;
  readonly answer: SourceAnswer<Result> | null;
}

/**
 * Asks a type's sources in order and stops at the first whole answer, so that as few parties as possible learn of the
 * subject. "Nobody" and an answer that lacks a key fact are taken to the next source, where there is one: what a
 * second source does not confirm is never returned as "não encontrado". Where every source is out, the kind's
 * simulation stands in if it has one, under its own name. An input that a type's only source refuses is nobody's; where
 * there are others, a refusal confirms nothing. No refusal is an outage, nor is a subject who is withheld: of those no further
 * source is asked. Throws the last failure when nothing can be said.
 */
export async function askSources<Result>(
  kind: LookupKind<Result>,
  query: LookupQuery,
  accountId: string,
): Promise<Verdict<Result>> {
  const replies: Reply<Result>[] = [];
  let failure: unknown;
  let refusal: unknown;
  for (const source of kind.sources) {
    try {
      const answer = await source.find(query);
      replies.push({ source, answer });
      if (answer && isWhole(kind, answer.data)) break;
    } catch (error) {
      if (isWithheld(error)) {
        kind.ended(false, accountId);
        throw error;
      }
      if (refusesInput(error)) refusal = error;
      else failure = error;
    }
  }
  const only = kind.sources.length === 1 ? kind.sources[0] : undefined;
  const confirmed = replies.length > 1 || only !== undefined;
  const verdict = weigh(kind, replies, confirmed) ?? (only && refusal ? refused(only.identity) : null);
  // A refusal alone is no outage: nobody makes a type look out by what they type.
  kind.ended(verdict === null && failure !== undefined, accountId);
  return (
    verdict ?? simulated(kind, query, replies, failure) ?? fail(failure ?? (refusal && inputNotTakenByAll(refusal)))
  );
}

function refused(source: SourceIdentity): Verdict<never> {
  return { kind: 'nobody', source, reason: INPUT_REFUSED };
}

function weigh<Result>(kind: LookupKind<Result>, replies: Reply<Result>[], confirmed: boolean): Verdict<Result> | null {
  const last = replies.at(-1);
  if (!last) return null;
  const found = replies.filter((reply) => reply.answer !== null);
  if (found.length === 0) return confirmed ? { kind: 'nobody', source: last.source.identity } : null;
  const differences = found.length < replies.length ? existence(replies) : factualDifferences(kind, replies);
  if (differences.length > 0) {
    const cpfs = found.flatMap(({ answer }) => hiddenCpfsIn(answer?.data));
    return {
      kind: 'diverged',
      source: last.source.identity,
      differences,
      ...(cpfs.length > 0 && { cpfs_no_nome: cpfs }),
    };
  }
  const { source, answer } = found.at(-1) ?? last;
  return answer ? { kind: 'found', source: source.identity, answer } : null;
}

/** Only where no source has replied: a "nobody" that waits for its confirmation is a reply too. */
function simulated<Result>(
  { simulate }: LookupKind<Result>,
  query: LookupQuery,
  replies: readonly Reply<Result>[],
  failure: unknown,
): Verdict<Result> | null {
  if (!simulate || replies.length > 0 || !isOutage(failure)) return null;
  return { kind: 'simulated', source: SIMULATION, answer: { data: simulate(query), dadosDe: null } };
}

function existence<Result>(replies: Reply<Result>[]): Difference[] {
  const valores = replies.map(({ source, answer }) => ({ fonte: source.identity.fonte, valor: answer !== null }));
  return [{ campo: 'existe', valores }];
}

/** Facts on which two sources differ; what one of them leaves out is no difference. */
function factualDifferences<Result>(kind: LookupKind<Result>, replies: Reply<Result>[]): Difference[] {
  const answers = replies.flatMap(({ source, answer }) =>
    answer ? [{ fonte: source.identity.fonte, facts: kind.keyFacts(answer.data) }] : [],
  );
  return Object.keys(answers[0]?.facts ?? {}).flatMap((campo) => {
    const valores = answers.map(({ fonte, facts }) => ({ fonte, valor: facts[campo] ?? null }));
    const said = new Set(valores.map(({ valor }) => valor).filter((valor) => valor !== null));
    return said.size > 1 ? [{ campo, valores }] : [];
  });
}

/** Whether no key fact is missing; what is not whole may be told, but not to others. */
export function isWhole<Result>(kind: Pick<LookupKind<Result>, 'keyFacts'>, result: Result): boolean {
  return Object.values(kind.keyFacts(result)).every((fact) => fact !== null);
}

function fail(failure: unknown): never {
  throw failure ?? new Error('a lookup type without sources was asked');
}
