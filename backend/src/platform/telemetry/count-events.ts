import { isEventStream } from '../http/event-streams.js';
import {
  EMAIL_ENDED,
  type FinishedRequest,
  JOB_PROGRESS,
  JOB_ROUND,
  type JobRound,
  LOOKUP_ENDED,
  VENDOR_EXCHANGE,
  type VendorExchange,
  WEBHOOK_CAME,
  WEBHOOK_DONE,
} from './events.js';
import type { ProductMetrics } from './metrics.js';

const EMAIL_OUTCOMES = ['sent', 'refused', 'failed', 'given_up', 'withheld'] as const;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type Add = () => void;

/** Counts requests; what a route needs is bound once, so that each costs two look-ups and two additions. */
export function countRequests({ requests, requestSeconds }: ProductMetrics): (finished: FinishedRequest) => void {
  const routes = new Map<string, { observe: (seconds: number) => void; statuses: Map<number, Add> }>();
  return ({ request, reply, status, ms }) => {
    const route = request?.routeOptions.url ?? '*';
    // A method that is none of ours is anybody's word, as a path is.
    const method = request && METHODS.has(request.method) ? request.method : 'other';
    const key = `${method} ${route}`;
    let known = routes.get(key);
    if (!known) {
      const { observe } = requestSeconds.labels(method, route);
      known = { observe, statuses: new Map() };
      routes.set(key, known);
    }
    let add = known.statuses.get(status);
    if (!add) {
      const child = requests.labels(method, route, String(status));
      add = () => child.inc();
      known.statuses.set(status, add);
    }
    add();
    if (!reply || !isEventStream(reply.raw)) known.observe(ms / 1_000);
  };
}

/** Counts what the product tells of, until the answered function is called. */
export function countEvents(metrics: ProductMetrics): () => void {
  // A series that begins with its first event has not grown with it: the first e-mail that is lost would raise no alert.
  for (const outcome of EMAIL_OUTCOMES) metrics.emails.inc({ outcome }, 0);
  const stops = [
    LOOKUP_ENDED.hear(bound(metrics.lookups, ({ type, outcome }) => [type, outcome])),
    WEBHOOK_CAME.hear(bound(metrics.webhooksCame, ({ gateway, outcome }) => [gateway, outcome])),
    WEBHOOK_DONE.hear(bound(metrics.webhooksDone, ({ gateway, outcome }) => [gateway, outcome])),
    EMAIL_ENDED.hear(bound(metrics.emails, ({ outcome }) => [outcome])),
    countVendors(metrics),
    countJobs(metrics),
    JOB_PROGRESS.hear(({ name }) => metrics.jobSucceeded.set({ name }, Date.now() / 1_000)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface Labelled {
  labels(...values: string[]): { inc(): void };
}

/** Adds one for each event; the child of each set of labels is looked up once. */
function bound<Event>(counter: Labelled, labelsOf: (event: Event) => string[]): (event: Event) => void {
  const children = new Map<string, { inc(): void }>();
  return (event) => {
    const labels = labelsOf(event);
    const key = labels.join(' ');
    const child = children.get(key) ?? counter.labels(...labels);
    children.set(key, child);
    child.inc();
  };
}

function countVendors({ vendorCalls, vendorSeconds }: ProductMetrics): () => void {
  const began = new WeakMap<VendorExchange, number>();
  const add = bound(vendorCalls, ({ vendor, error }: VendorExchange) => [vendor, outcomeOf(error)]);
  const observers = new Map<string, (seconds: number) => void>();
  const subscribers = {
    start: (call: VendorExchange) => void began.set(call, performance.now()),
    asyncEnd: (call: VendorExchange) => {
      const observe = observers.get(call.vendor) ?? vendorSeconds.labels(call.vendor).observe;
      observers.set(call.vendor, observe);
      add(call);
      if (wasSent(call.error)) observe((performance.now() - (began.get(call) ?? 0)) / 1_000);
    },
  };
  VENDOR_EXCHANGE.subscribe(subscribers as never);
  return () => void VENDOR_EXCHANGE.unsubscribe(subscribers as never);
}

/** What never left tells nothing of the vendor's speed. */
function wasSent(error: unknown): boolean {
  return !['circuit-open', 'queue-full'].includes(outcomeOf(error));
}

function outcomeOf(error: unknown): string {
  return error === undefined ? 'ok' : ((error as { reason?: string }).reason ?? 'error');
}

function countJobs({ jobRounds, jobSeconds, jobSucceeded, jobInterval }: ProductMetrics): () => void {
  const began = new WeakMap<JobRound, number>();
  const seen = new Set<string>();
  const subscribers = {
    start(round: JobRound): void {
      began.set(round, Date.now());
      if (seen.has(round.name)) return;
      seen.add(round.name);
      jobInterval.set({ name: round.name }, round.everyMs / 1_000);
      jobSucceeded.set({ name: round.name }, Date.now() / 1_000);
    },
    asyncEnd: (round: JobRound) => {
      const { name, error } = round;
      jobRounds.inc({ name, outcome: error === undefined ? 'ok' : 'failed' });
      jobSeconds.set({ name }, (Date.now() - (began.get(round) ?? Date.now())) / 1_000);
      if (error === undefined) jobSucceeded.set({ name }, Date.now() / 1_000);
    },
  };
  JOB_ROUND.subscribe(subscribers as never);
  return () => void JOB_ROUND.unsubscribe(subscribers as never);
}
