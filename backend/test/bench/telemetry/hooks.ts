import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { FinishedRequests } from '../../../src/platform/http/finished-requests.js';
import type * as CountEvents from '../../../src/platform/telemetry/count-events.js';
import type * as Events from '../../../src/platform/telemetry/events.js';
import type * as ProductMetrics from '../../../src/platform/telemetry/metrics.js';
import type * as Traces from '../../../src/platform/telemetry/traces.js';
import { spread, spreadText } from '../statistics.js';

const ROUNDS = 7;
const REQUESTS = 4_000;
/** Of one lookup under load, whose other statements are shared with its neighbours. */
const STATEMENTS = 2;

/** The built modules of the product. */
export interface Telemetry {
  readonly counting: typeof CountEvents;
  readonly events: typeof Events;
  readonly metrics: typeof ProductMetrics;
  readonly traces: typeof Traces;
  readonly FinishedRequests: new () => FinishedRequests;
}

type Attach = (fastify: FastifyInstance, finished: FinishedRequests) => () => void | Promise<void>;

/**
 * What the hooks alone cost a request that does for telemetry what a lookup does (one call to a vendor, two statements, one
 * record) and nothing else: on a busy machine a few microseconds are not to be seen in a whole lookup.
 */
export async function runHooksBench(telemetry: Telemetry): Promise<string> {
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const counted: Attach = (_fastify, finished) => {
    const metrics = telemetry.metrics.metricsOf({ pools: () => ({}), streams: () => 0 });
    finished.hear(telemetry.counting.countRequests(metrics));
    return telemetry.counting.countEvents(metrics);
  };
  const traced =
    (share: number): Attach =>
    (fastify, finished) => {
      const stop = counted(fastify, finished);
      const config = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: share, traceHeaders: {} };
      const end = telemetry.traces.startTraces(config as never, fastify, finished);
      return () => {
        stop();
        return end();
      };
    };
  const ways: Record<string, Attach> = {
    off: () => () => {},
    metrics: counted,
    'metrics and traces (0.05)': traced(0.05),
    'metrics and traces (1)': traced(1),
  };
  const taken = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, attach] of Object.entries(ways)) {
      const us = await microseconds(telemetry, attach);
      if (round >= 0) taken.get(name)?.push(us);
    }
  }
  collector.closeAllConnections();
  collector.close();
  return [...taken].map(([name, values]) => line(name, values, taken.get('off') ?? [])).join('\n');
}

/** Of processor, all threads, a request. */
async function microseconds({ events, FinishedRequests: Finished }: Telemetry, attach: Attach): Promise<number> {
  const fastify = Fastify();
  const finished = new Finished();
  fastify.addHook('onRequest', (request, reply, done) => {
    finished.follow(request, reply);
    done();
  });
  const end = attach(fastify, finished);
  const reply = Promise.resolve({ status: 200 });
  fastify.get('/api/external/cpf', async () => {
    for (let i = 0; i < STATEMENTS; i++) {
      const text = `SELECT n FROM lookup_history WHERE id = ${i}`;
      if (events.STATEMENT.hasSubscribers) await events.STATEMENT.tracePromise(() => reply, { text });
      else await reply;
    }
    await events.VENDOR_EXCHANGE.tracePromise(() => reply, { vendor: 'Birô', method: 'GET' });
    events.LOOKUP_ENDED.tell({ type: 'cpf', outcome: 'success' });
    return 'ok';
  });
  await fastify.ready();
  for (let i = 0; i < 500; i++) await fastify.inject('/api/external/cpf');
  const before = process.cpuUsage();
  for (let i = 0; i < REQUESTS; i++) await fastify.inject('/api/external/cpf');
  const { user, system } = process.cpuUsage(before);
  await end();
  await fastify.close();
  return (user + system) / REQUESTS;
}

function line(name: string, values: readonly number[], off: readonly number[]): string {
  const { median, min } = spread(values);
  const more = spread(values.map((value, i) => value - (off[i] ?? Number.NaN)));
  const least = min - spread(off).min;
  return `| ${name} | ${median.toFixed(1)} | ${spreadText(more, 1)} | ${least.toFixed(1)} |`;
}
