import { CpfSequence } from '../cpf-sequence.js';
import { runLoad } from '../load.js';
import { pacedLookups, type Waits } from '../paced-lookups.js';
import { spreadLine } from '../statistics.js';
import { startVariant, type Variant } from '../variants.js';
import { openWorld, type Premises } from '../world.js';

const ROUNDS = 7;
const SECONDS = 5;
const WARM_SECONDS = 12;
const VENDOR_MS = 50;
/** Enough for more than a thousand lookups a second of 50 ms each. */
const CONNECTIONS = 128;
/** Of what the product can do. */
const SHARE = 0.6;

interface Round {
  readonly bare: Waits;
  readonly nitido: Waits;
}

/** What a lookup waits for at three fifths of the product's greatest load, beside the bare server at the same rate, in turns. */
export async function runLatencyBench(premises: Premises): Promise<void> {
  const world = await openWorld(premises, VENDOR_MS);
  const variants: Variant[] = [];
  try {
    for (const name of ['bare', 'nitido'] as const) variants.push(await startVariant(name, world));
    const cpfs = new CpfSequence();
    const load = ({ url, tokens }: Variant, seconds: number) => ({
      url,
      tokens,
      cpfs,
      connections: CONNECTIONS,
      seconds,
    });
    let greatest = 0;
    for (const variant of variants) {
      await runLoad(load(variant, WARM_SECONDS));
      const { lookups, seconds } = await runLoad(load(variant, SECONDS));
      greatest = lookups / seconds; // the product is the last one
    }
    const perSecond = Math.round(greatest * SHARE);
    const rounds: Round[] = [];
    for (let number = 0; number < ROUNDS; number++) {
      const round: Partial<Record<Variant['name'], Waits>> = {};
      for (const variant of number % 2 === 0 ? variants : [...variants].reverse())
        round[variant.name] = await pacedLookups(load(variant, SECONDS), perSecond);
      rounds.push(round as unknown as Round);
    }
    console.log(report(rounds, perSecond));
  } finally {
    for (const variant of variants) await variant.stop();
    await world.close();
  }
}

function report(rounds: readonly Round[], perSecond: number): string {
  const line = (title: string, value: (round: Round) => number, digits: number, goal?: string) =>
    spreadLine(title, rounds.map(value), digits, goal);
  return [
    `| ${perSecond} lookups/s, a vendor of ${VENDOR_MS} ms, ${ROUNDS} rounds of ${SECONDS} s | median [min–max] | goal |`,
    '|---|---|---|',
    line('bare: p50 ms', ({ bare }) => bare.p50, 1),
    line('bare: p99 ms', ({ bare }) => bare.p99, 1),
    line('Nítido: p50 ms', ({ nitido }) => nitido.p50, 1),
    line('Nítido: p99 ms', ({ nitido }) => nitido.p99, 1),
    line('p50 ÷ bare', ({ bare, nitido }) => nitido.p50 / bare.p50, 2, '≤ 1.3'),
    line('p99 − bare, ms', ({ bare, nitido }) => nitido.p99 - bare.p99, 1, '≤ 5'),
  ].join('\n');
}
