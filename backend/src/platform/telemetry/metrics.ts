import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolLoad } from '../database/sql.js';
import { CIRCUITS, WRITERS } from './readings.js';

/** Seconds. Few, since each is a series a route. */
const REQUEST_STEPS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const VENDOR_STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CIRCUIT_STATES = ['closed', 'half-open', 'open'];

/** What is read of this instance when somebody looks. */
interface Instance {
  readonly pools: () => Readonly<Record<string, PoolLoad>>;
  readonly streams: () => number;
}

/** Every metric that the product has, with its name, its labels and what it means. */
export function metricsOf({ pools, streams }: Instance) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect?: (gauge: Gauge<Label>) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      ...(collect && {
        collect() {
          this.reset();
          collect(this);
        },
      }),
    });

  gauge('nitido_event_streams_open', 'Event streams that this instance has open.', [], (one) => one.set(streams()));
  gauge('nitido_database_connections', 'Connections of a pool, by state.', ['pool', 'state'], (one) => {
    for (const [pool, { inUse, idle }] of Object.entries(pools())) {
      one.set({ pool, state: 'in_use' }, inUse);
      one.set({ pool, state: 'idle' }, idle);
    }
  });
  gauge('nitido_database_connections_most', 'Connections that a pool may have.', ['pool'], (one) => {
    for (const [pool, { most }] of Object.entries(pools())) one.set({ pool }, most);
  });
  gauge('nitido_database_waiting', 'Statements that wait for a connection of a pool.', ['pool'], (one) => {
    for (const [pool, { waiting }] of Object.entries(pools())) one.set({ pool }, waiting);
  });
  gauge(
    'nitido_vendor_circuit_open',
    '1: calls to the vendor are refused unasked; 0.5: one probes.',
    ['vendor'],
    (one) => {
      for (const [vendor, state] of worstCircuits()) one.set({ vendor }, state / 2);
    },
  );
  gauge('nitido_group_writer_waiting', 'Items that wait for the next group to be written.', ['writer'], (one) => {
    for (const [writer, { size }] of WRITERS) one.set({ writer }, size);
  });
  gauge('nitido_group_writer_held_seconds', 'How long the group under way has taken so far.', ['writer'], (one) => {
    for (const [writer, { heldMs }] of WRITERS) one.set({ writer }, heldMs / 1_000);
  });

  return {
    registry,
    requestSeconds: new Histogram({
      name: 'nitido_http_request_duration_seconds',
      help: 'From the first byte of a request to the last of its answer; event streams are not timed.',
      labelNames: ['method', 'route'],
      buckets: REQUEST_STEPS,
      registers,
    }),
    requests: counter(
      'nitido_http_requests_total',
      'Requests by route pattern and status; 499: the caller left before the answer.',
      ['method', 'route', 'status'],
    ),
    lookups: counter('nitido_lookups_total', 'Lookups that were recorded.', ['type', 'outcome']),
    vendorSeconds: new Histogram({
      name: 'nitido_vendor_call_duration_seconds',
      help: 'A whole call to a vendor, its second attempt included.',
      labelNames: ['vendor'],
      buckets: VENDOR_STEPS,
      registers,
    }),
    vendorCalls: counter('nitido_vendor_calls_total', 'Calls to vendors by how they ended.', ['vendor', 'outcome']),
    webhooksCame: counter('nitido_webhooks_total', 'Notifications of gateways as they came.', ['gateway', 'outcome']),
    webhooksDone: counter('nitido_webhooks_settled_total', 'What they led to.', ['gateway', 'outcome']),
    emails: counter('nitido_emails_total', 'E-mails by what became of them.', ['outcome']),
    jobRounds: counter('nitido_job_rounds_total', 'Rounds of jobs on this instance.', ['name', 'outcome']),
    jobSucceeded: gauge(
      'nitido_job_last_success_timestamp_seconds',
      'When a round ended well, or got on with its work, on this instance; before the first, when that one began.',
      ['name'],
    ),
    jobSeconds: gauge('nitido_job_last_duration_seconds', 'How long the last round took.', ['name']),
    jobInterval: gauge('nitido_job_interval_seconds', 'How often a job has a round.', ['name']),
    databaseUp: gauge('nitido_database_up', '1 when the database answered for this reading within its time.', []),
    queueWaiting: gauge('nitido_queue_waiting', 'Rows that wait, counted up to 10000.', ['queue']),
    queueOldest: gauge('nitido_queue_oldest_seconds', 'For how long the oldest of them has waited.', ['queue']),
    sealLag: gauge('nitido_audit_seal_lag_seconds', 'For how long the oldest audit record has waited for its seal.', [
      'records',
    ]),
    lastBackup: gauge(
      'nitido_backup_last_success_timestamp_seconds',
      'The moment that the last copy of the database is of; 0: none was ever made.',
      [],
    ),
    dataRequestsDue: gauge(
      'nitido_data_requests_due',
      'Open requests of data subjects whose day is past (overdue), or at most three days away (soon).',
      ['due'],
    ),
    companiesUp: gauge('nitido_companies_up', '1 when the companies’ register answered within its time.', []),
    companiesMonthAge: gauge(
      'nitido_companies_month_age_seconds',
      'Since the month of the companies’ register began that is in force.',
      [],
    ),
    companiesLoadOpen: gauge(
      'nitido_companies_load_open_seconds',
      'For how long the oldest later month has been loaded, has waited for a decision, or failed.',
      [],
    ),
  };
}

export type ProductMetrics = ReturnType<typeof metricsOf>;

/** A vendor may have several clients. */
function worstCircuits(): Map<string, number> {
  const worst = new Map<string, number>();
  for (const { vendor, circuitState } of CIRCUITS) {
    worst.set(vendor, Math.max(worst.get(vendor) ?? 0, CIRCUIT_STATES.indexOf(circuitState)));
  }
  return worst;
}
