import { availableParallelism } from 'node:os';
import { CpfSequence } from '../cpf-sequence.js';
import { runLoad } from '../load.js';
import { snapshot } from '../measure.js';
import { pacedLookups, type Waits } from '../paced-lookups.js';
import { spreadLine } from '../statistics.js';
import { startVariant, type Variant } from '../variants.js';
import { openWorld, type Premises, type World } from '../world.js';

const ROUNDS = 7;
const SECONDS = 5;
const WARM_SECONDS = 12;
const VENDOR_MS = 50;
/** Enough for more than a thousand lookups a second of 50 ms each. */
const CONNECTIONS = 128;
/** Of what the product can do. */
const SHARE = 0.6;

interface Measured extends Waits {
  /** Of server and PostgreSQL, processor time of a lookup. */
  readonly bothCpuUs: number;
  /** How much of the machine they, the vendor and the load take. */
  readonly busy: number;
}

interface Round {
  readonly bare: Measured;
  readonly nitido: Measured;
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
      const round: Partial<Record<Variant['name'], Measured>> = {};
      for (const variant of number % 2 === 0 ? variants : [...variants].reverse())
        round[variant.name] = await measured(variant, world, () => pacedLookups(load(variant, SECONDS), perSecond));
      rounds.push(round as unknown as Round);
    }
    console.log(report(rounds, perSecond));
  } finally {
    for (const variant of variants) await variant.stop();
    await world.close();
  }
}

async function measured({ server }: Variant, world: World, work: () => Promise<Waits>): Promise<Measured> {
  const started = performance.now();
  const before = await snapshot(server, world);
  const waits = await work();
  const after = await snapshot(server, world);
  const spentUs = (...parts: ('server' | 'database' | 'vendor' | 'own')[]) =>
    parts.reduce((sum, part) => sum + (after[part] ?? Number.NaN) - (before[part] ?? Number.NaN), 0);
  return {
    ...waits,
    bothCpuUs: spentUs('server', 'database') / waits.lookups,
    busy:
      spentUs('server', 'database', 'vendor', 'own') / ((performance.now() - started) * 1_000 * availableParallelism()),
  };
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
    line('bare: server and PostgreSQL, µs of processor', ({ bare }) => bare.bothCpuUs, 0),
    line('Nítido: server and PostgreSQL, µs of processor', ({ nitido }) => nitido.bothCpuUs, 0),
    line('bare: share of the machine', ({ bare }) => bare.busy, 2),
    line('Nítido: share of the machine', ({ nitido }) => nitido.busy, 2),
    line('p50 ÷ bare', ({ bare, nitido }) => nitido.p50 / bare.p50, 2, '≤ 1.3'),
    line('p99 − bare, ms', ({ bare, nitido }) => nitido.p99 - bare.p99, 1, '≤ 5'),
  ].join('\n');
}
