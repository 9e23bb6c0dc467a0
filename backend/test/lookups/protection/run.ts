import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import type { LookupType } from '../../../src/kernel/lookup-catalogue.js';
import { asksForSuppressed } from '../../../src/modules/lookups/suppression/domain/suppressed.js';
import { hands, Member } from './cast.js';
import { marksIn, wordsOf } from './marks.js';
import { type Shape, shapeOf, TYPES } from './shapes.js';
import { suppressing } from './suppressing.js';
import { World } from './world.js';

const cases = fc.record({
  type: fc.constantFrom(...TYPES),
  cast: fc.array(hands, { minLength: 5, maxLength: 5 }),
  /** Whether people were suppressed before the lookup, or only once it had been answered and saved. */
  since: fc.constantFrom('before', 'after'),
});
type Case = typeof cases extends fc.Arbitrary<infer Made> ? Made : never;

/** Asked for by what may be anybody's. */
const BY_CONTACT: ReadonlySet<LookupType> = new Set(['nome', 'mae', 'telefone', 'rg', 'email', 'pix']);

export interface ProtectionRun {
  readonly looked: number;
  /** How many of the cases had somebody to protect. */
  readonly protecting: number;
  /** The first case that told too much or too little; null when none did. */
  readonly failure: string | null;
}

/** Looks up made-up people of every kind by every type, and reads every channel for what must not stand there. */
export async function runProtection(seed: number, numRuns: number): Promise<ProtectionRun> {
  let protecting = 0;
  const made = fc.sample(cases, { seed, numRuns });
  for (const [at, one] of made.entries()) {
    // Nothing here waits for the outside: without a turn no timer of the caches would ever let them go.
    await turn();
    const cast = one.cast.map((hand, place) => new Member(hand, place));
    const shape = shapeOf(one.type, cast);
    if (shape.told.some(({ state }) => state !== 'adult')) protecting++;
    const faults = await faultsOf(one, cast, shape).catch((error: Error) => [String(error.stack)]);
    const states = cast.map(({ state }) => state).join(' ');
    const failure = `case ${at}, ${one.type} with ${states}, suppressed ${one.since}:\n${faults.join('\n')}`;
    if (faults.length > 0) return { looked: at + 1, protecting, failure };
  }
  return { looked: made.length, protecting, failure: null };
}

async function faultsOf({ type, since }: Case, cast: readonly Member[], shape: Shape): Promise<string[]> {
  const world = new World(type, shape);
  const keys = cast.flatMap((member) => member.keys);
  const texts: Record<string, string> = {};
  if (since === 'after') await world.lookUp();
  world.suppressed = keys;
  const [asked, refused] = [world.asked, asksForSuppressed(shape.query, suppressing(keys))];
  const answer = await world.lookUp();
  texts[since === 'after' ? 'answer of a moment ago' : 'answer'] = answer.text;
  if (since === 'before') texts.kept = String(world.book.records.at(-1)?.result);
  Object.assign(texts, await world.channels());
  return [
    ...leaks(type, texts, shape),
    ...(refused && (answer.told || ('cpf' in shape.query && world.asked > asked))
      ? ['somebody suppressed was asked for']
      : []),
    ...(isOpen(cast) && JSON.stringify(dataOf(answer.text)) !== JSON.stringify(shape.result)
      ? ['nobody is protected, and the answer is not whole']
      : []),
    ...(countsMore(answer.text) ? ['a number tells that somebody was taken out'] : []),
  ];
}

function leaks(type: LookupType, texts: Record<string, string>, { told }: Shape): string[] {
  return Object.entries(texts).flatMap(([channel, text]) => {
    const words = wordsOf(BY_CONTACT.has(type) ? withoutTheQuery(text) : text);
    return told.flatMap((member) =>
      marksIn(words, member).map(
        (mark) => `the ${channel} tells the ${mark} of ${member.state}: ${text.slice(0, 2_000)}`,
      ),
    );
  });
}

/** Who looks a name or a telephone up knows it already. */
function withoutTheQuery(text: string): string {
  return text.replaceAll(/"(consulta|pesquisa)":\{[^}]*\}/g, '"$1":{}').replaceAll(/"query":"[^"]*"/g, '"query":""');
}

/** The shapes tell all that they count. */
function countsMore(text: string): boolean {
  const { quantidade, total, resultado, resultados } = (dataOf(text) ?? {}) as Record<string, unknown>;
  const counted = quantidade ?? total;
  return counted !== undefined && counted !== ((resultado ?? resultados) as unknown[]).length;
}

function isOpen(cast: readonly Member[]): boolean {
  return cast.every(({ state }) => state === 'adult');
}

function dataOf(text: string): unknown {
  return (JSON.parse(text) as { data: unknown }).data;
}
