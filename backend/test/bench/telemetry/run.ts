import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePorts } from '../../harness/ports.js';
import { BUSY, OCCASIONAL } from '../accounts.js';
import { CpfSequence } from '../cpf-sequence.js';
import { type Figure, type MeasureOptions, measure } from '../measure.js';
import { startProduct } from '../product.js';
import { spread, spreadText } from '../statistics.js';
import type { Variant } from '../variants.js';
import { openWorld, type Premises, type World } from '../world.js';
import { runHooksBench, type Telemetry } from './hooks.js';

const HEAD =
  '| the hooks alone | µs | more than off, median [min–max] | between the quickest rounds |\n|---|---|---|---|';
const ROUNDS = 25;
const SECONDS = 1.5;
const CONNECTIONS = 64;
const WARM_UP_SECONDS = 12;
/** Three times as often as deploy/observability/prometheus.yml asks. */
const SCRAPE_EVERY_MS = 5_000;

type Round = Readonly<Record<string, Figure>>;

/** Measures what metrics, and traces with them, cost a lookup: the same product without and with them, in turns. */
export async function runTelemetryBench(premises: Premises, telemetry: Telemetry): Promise<void> {
  console.log(`${HEAD}\n${await runHooksBench(telemetry)}\n`);
  const world = await openWorld(premises);
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const port = await freePorts(2);
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` };
  const settings: Record<string, Record<string, string>> = {
    off: {},
    metrics: { METRICS_PORT: String(port) },
    'metrics and traces': { METRICS_PORT: String(port + 1), ...traces },
  };
  const variants = new Map<string, Variant>();
  const scraping = setInterval(() => {
    for (const place of [port, port + 1]) void fetch(`http://127.0.0.1:${place}/metrics`).catch(() => undefined);
  }, SCRAPE_EVERY_MS);
  try {
    for (const [name, env] of Object.entries(settings)) variants.set(name, await started(world, name, env));
    console.log(report(await rounds(world, variants)));
  } finally {
    clearInterval(scraping);
    for (const variant of variants.values()) await variant.stop();
    collector.closeAllConnections();
    collector.close();
    await world.close();
  }
}

/** Each with a database and a folder of its own. */
async function started(world: World, name: string, env: Record<string, string>): Promise<Variant> {
  const own = name.replaceAll(' ', '_');
  const folder = join(world.folder, own);
  mkdirSync(folder);
  const databaseUrl = await world.addDatabase(`telemetry_${own}`);
  return startProduct({ ...world, folder, databaseUrl }, { seeded: BUSY + OCCASIONAL, nodeOptions: [], env });
}

async function rounds({ vendor, database }: World, variants: ReadonlyMap<string, Variant>): Promise<Round[]> {
  const options: MeasureOptions = {
    ...{ vendor, database, cpfs: new CpfSequence() },
    ...{ connections: CONNECTIONS, seconds: SECONDS, rampSeconds: 0.3 },
  };
  for (const variant of variants.values()) await measure(variant, { ...options, seconds: WARM_UP_SECONDS });
  const done: Round[] = [];
  const names = [...variants.keys()];
  for (let round = 0; round < ROUNDS; round++) {
    const turn = round % names.length;
    const figures: Record<string, Figure> = {};
    for (const name of [...names.slice(turn), ...names.slice(0, turn)]) {
      const variant = variants.get(name);
      if (variant) figures[name] = await measure(variant, options);
    }
    done.push(figures);
  }
  return done;
}

function report(done: readonly Round[]): string {
  const names = Object.keys(done[0] ?? {});
  const lines = names.map((name) => {
    const of = (pick: (figure: Figure) => number, from = name) =>
      done.map(({ [from]: figure }) => (figure ? pick(figure) : Number.NaN));
    const ratio = (pick: (figure: Figure) => number) => {
      const without = of(pick, 'off');
      return of(pick).map((value, i) => value / (without[i] ?? Number.NaN));
    };
    const server = ({ cpuUs }: Figure) => cpuUs;
    const both = ({ bothCpuUs }: Figure) => bothCpuUs;
    const cells = [cell(of(server), 0), cell(of(both), 0), cell(ratio(server), 3), cell(ratio(both), 3)];
    return `| ${[
      name,
      ...cells,
      cell(
        of(({ perSecond }) => perSecond),
        0,
      ),
      cell(
        of(({ rssMb }) => rssMb),
        0,
      ),
    ].join(' | ')} |`;
  });
  return [
    `${ROUNDS} rounds of ${SECONDS} s each, ${CONNECTIONS} connections; median [min–max], ratios round by round`,
    '| | server µs | server and PostgreSQL µs | server ÷ off | both ÷ off | lookups/s | memory MB |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function cell(values: readonly number[], digits: number): string {
  return spreadText(spread(values), digits);
}
