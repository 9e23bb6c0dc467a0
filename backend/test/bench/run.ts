import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { resolve } from 'node:path';
import { CpfSequence } from './cpf-sequence.js';
import { type MeasureOptions, measure } from './measure.js';
import { type BenchOptions, readOptions } from './options.js';
import { goals, table } from './report.js';
import { startVariant, TITLES, type Variant } from './variants.js';
import { judge, type Round } from './verdict.js';
import { execute, openWorld, type Premises, type World } from './world.js';

export { USAGE } from './options.js';

/** Until what runs often is compiled, on a slow machine too. */
const WARM_UP = { seconds: 12, lookups: 12_000, mostSeconds: 60 };
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs the bench with those arguments. False when a binding goal was missed. */
export async function runBench(args: string[], premises: Premises): Promise<boolean> {
  const options = readOptions(args);
  const world = await openWorld(premises);
  const variants: Variant[] = [];
  const interrupt = () => void world.vendor.stop(); // the lookup under way fails, and all is taken down below
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    for (const name of options.variants) variants.push(await startVariant(name, world, profiling(options)));
    console.log(await heading(options, world));
    return await compare(variants, options, world);
  } finally {
    for (const variant of variants) await variant.stop();
    await world.close();
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

async function compare(variants: Variant[], options: BenchOptions, world: World): Promise<boolean> {
  const { connections, seconds } = options;
  const rampSeconds = Math.min(0.7, seconds / 3);
  const { vendor, database } = world;
  const settings: MeasureOptions = { vendor, database, cpfs: new CpfSequence(), connections, seconds, rampSeconds };
  const answered = new Map<Variant, number>();
  const count = (variant: Variant, lookups: number) => answered.set(variant, (answered.get(variant) ?? 0) + lookups);

  for (const variant of variants) {
    count(variant, await warmUp(variant, settings));
  }
  const rounds: Round[] = [];
  for (let i = 0; i < options.rounds; i++) {
    const round: Round = {};
    for (const variant of rotated(variants, i)) {
      const figure = await measure(variant, settings);
      count(variant, figure.answered);
      round[variant.name] = figure;
    }
    rounds.push(round);
    console.log(`rodada ${i + 1} de ${options.rounds}: ${summary(round)}`);
  }
  await demandAccount(answered, world);

  const outcomes = judge(rounds);
  console.log(`\n${table(rounds, options.variants)}\n\n${goals(outcomes)}`);
  if (options.json) writeFileSync(resolve(options.json), `${JSON.stringify({ options, rounds, outcomes }, null, 2)}\n`);
  return outcomes.every(({ binding, met }) => met || !binding);
}

async function warmUp(variant: Variant, settings: MeasureOptions): Promise<number> {
  const { seconds, lookups, mostSeconds } = WARM_UP;
  let answered = 0;
  for (let took = 0; took < mostSeconds && (took < seconds || answered < lookups); took += seconds) {
    answered += (await measure(variant, { ...settings, seconds })).answered;
  }
  return answered;
}

/** Every answered lookup asked the vendor once and stands in the history once: no cache or lost row made the figures. */
async function demandAccount(answered: ReadonlyMap<Variant, number>, world: World): Promise<void> {
  let total = 0;
  for (const [variant, lookups] of answered) {
    const saved = await variant.saved();
    if (saved !== lookups) throw new Error(`${variant.name} answered ${lookups} lookups and saved ${saved}`);
    total += lookups;
  }
  const { count } = await world.vendor.ask<{ count: number }>('answered');
  if (count !== total) throw new Error(`${total} lookups were answered with ${count} calls to the vendor`);
  console.log(`\n${total.toLocaleString('pt-BR')} consultas: todas com o fornecedor perguntado e a linha gravada.`);
}

/** A different one begins each round, so that nobody always follows the same neighbour's leftovers. */
function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

async function heading({ connections, rounds, seconds }: BenchOptions, world: World): Promise<string> {
  const settings = await execute<{ name: string; setting: string }>(
    world.databaseUrl,
    "SELECT name, setting FROM pg_settings WHERE name IN ('server_version', 'fsync', 'synchronous_commit') ORDER BY name",
  );
  const database = settings.map(({ name, setting }) => `${name} ${setting}`).join(', ');
  const cores = os.cpus();
  return [
    `Consulta de CPF de ponta a ponta: ${connections} conexões, ${rounds} rodadas de ${seconds} s por variante, intercaladas.`,
    `${cores[0]?.model.trim()}, ${cores.length} núcleos · Node ${process.versions.node} · PostgreSQL: ${database}`,
  ].join('\n');
}

function summary(round: Round): string {
  const entries = Object.entries(round) as Array<[keyof typeof TITLES, NonNullable<Round[keyof Round]>]>;
  return entries
    .map(([name, { perSecond, bothCpuUs }]) => `${name} ${perSecond.toFixed(0)}/s ${bothCpuUs.toFixed(0)} µs`)
    .join(' · ');
}

function profiling({ profile }: BenchOptions): string[] {
  return profile ? ['--cpu-prof', '--cpu-prof-dir', resolve(profile)] : [];
}
