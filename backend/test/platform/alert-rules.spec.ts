import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alertRules, OBSERVABILITY } from './metrics-world.js';
import { isPresent } from './prometheus.js';

/** Series by name, a value a minute in Prometheus' short form (`0x9 1x9`: ten minutes of 0, ten of 1). */
type Story = Readonly<Record<string, string>>;

interface Case {
  /** Minutes after which the alert must have been raised; at none of those before `quiet` may it be. */
  readonly fires: number;
  readonly quiet: number;
  readonly story: Story;
  /** What looks alike and is no reason to call anybody, for as long as `fires`. */
  readonly harmless: Story;
}

const queue = (name: string) => `nitido_queue_oldest_seconds{queue="${name}"}`;
const lookups = (outcome: string) => `nitido_lookups_total{type="cpf",outcome="${outcome}"}`;
const calls = (outcome: string) => `nitido_vendor_calls_total{vendor="bureau",outcome="${outcome}"}`;
const requests = (status: number) => `nitido_http_requests_total{status="${status}"}`;
const within = (le: string, route = '/api/auth/login') =>
  `nitido_http_request_duration_seconds_bucket{route="${route}",le="${le}"}`;
const slow = (route: string): Story => ({
  [within('1', route)]: '0+1x60',
  [within('2.5', route)]: '0+60x60',
  [within('+Inf', route)]: '0+60x60',
});
const steady = (name: string, least: number, fires: number, quiet: number): Case => ({
  fires,
  quiet,
  story: { [name]: `${least * 0.9}x4 ${least * 1.1}x60` },
  harmless: { [name]: `${least * 0.9}x60` },
});

const CASES: Readonly<Record<string, Case>> = {
  NitidoDown: {
    fires: 6,
    quiet: 4,
    story: { 'up{job="nitido"}': '1x4 0x60' },
    harmless: { 'up{job="nitido"}': '1x60', 'up{job="other"}': '0x60' },
  },
  NitidoServerErrors: {
    fires: 15,
    quiet: 4,
    story: { [requests(200)]: '0+600x60', [requests(500)]: '0x4 10+10x60' },
    harmless: { [requests(200)]: '0+600x60', [requests(500)]: '0+3x60', [requests(503)]: '0+60x60' },
  },
  NitidoSlow: {
    fires: 20,
    quiet: 8,
    story: slow('/api/auth/login'),
    harmless: { ...slow('/api/external/cpf'), ...slow('/v1/lookups/cpf') },
  },
  NitidoEventLoopLate: steady('nodejs_eventloop_lag_p99_seconds', 0.2, 10, 8),
  NitidoMemory: steady('process_resident_memory_bytes', 7e8, 15, 13),
  NitidoFileDescriptors: {
    fires: 10,
    quiet: 8,
    story: { process_max_fds: '1000x60', process_open_fds: '700x4 900x60' },
    harmless: { process_max_fds: '1000x60', process_open_fds: '700x60' },
  },
  NitidoRestarting: {
    fires: 5,
    quiet: 3,
    story: { process_start_time_seconds: '1 2 3 4 5x60' },
    harmless: { process_start_time_seconds: '1 2 3 4x60' },
  },
  NitidoSourceCircuitOpen: {
    fires: 7,
    quiet: 6,
    story: { 'nitido_vendor_circuit_open{vendor="bureau"}': '0x4 1x60' },
    harmless: { 'nitido_vendor_circuit_open{vendor="bureau"}': '0x4 1 0x60' },
  },
  NitidoSourceFailing: {
    fires: 25,
    quiet: 9,
    story: { [calls('ok')]: '0+6x60', [calls('timeout')]: '0+4x60' },
    harmless: { [calls('ok')]: '0+9x60', [calls('timeout')]: '0+1x60' },
  },
  NitidoLookupsUnanswered: {
    fires: 20,
    quiet: 4,
    story: { [lookups('success')]: '0+1x60', [lookups('source_down')]: '0+3x60' },
    harmless: {
      [lookups('success')]: '0x60',
      [lookups('source_down')]: '0x5 1x60',
      [lookups('switched_off')]: '0+9x60',
    },
  },
  NitidoWebhooksRefused: {
    fires: 12,
    quiet: 3,
    story: { 'nitido_webhooks_total{gateway="mercadopago",outcome="refused"}': '0+4x60' },
    harmless: { 'nitido_webhooks_total{gateway="mercadopago",outcome="refused"}': '0+1x60' },
  },
  NitidoWebhooksWaiting: steady(queue('webhook_inbox'), 600, 10, 8),
  NitidoRefundsWaiting: steady(queue('charge_refunds'), 3600, 15, 13),
  NitidoEmailsWaiting: steady(queue('mail_outbox'), 900, 15, 13),
  NitidoEmailsGivenUp: {
    fires: 7,
    quiet: 4,
    story: { 'nitido_emails_total{outcome="given_up"}': '0x5 1x60' },
    harmless: { 'nitido_emails_total{outcome="sent"}': '0+9x60', 'nitido_emails_total{outcome="given_up"}': '3x60' },
  },
  NitidoEmailsRefused: {
    fires: 30,
    quiet: 4,
    story: { 'nitido_emails_total{outcome="refused"}': '0+1x60' },
    harmless: { 'nitido_emails_total{outcome="refused"}': '0x9 5x60' },
  },
  NitidoWhatsappWaiting: steady(queue('whatsapp_inbox'), 300, 10, 8),
  NitidoDatabaseDown: {
    fires: 6,
    quiet: 4,
    story: { 'nitido_database_up{instance="a"}': '1x60', 'nitido_database_up{instance="b"}': '1x4 0x60' },
    harmless: { 'nitido_database_up{instance="a"}': '1x60', 'nitido_database_up{instance="b"}': '1x60' },
  },
  // The clock of promtool begins at 0.
  NitidoBackupOverdue: {
    fires: 75,
    quiet: 65,
    story: { nitido_backup_last_success_timestamp_seconds: `${600 - 26 * 3_600}x90` },
    harmless: { nitido_backup_last_success_timestamp_seconds: `${3_600 - 26 * 3_600}x90` },
  },
  NitidoPoolExhausted: {
    fires: 9,
    quiet: 5,
    story: { nitido_database_waiting: '0x4 3x60' },
    harmless: { nitido_database_waiting: '3 0 3 0 3 0 3 0 3 0' },
  },
  NitidoWriterHeld: steady('nitido_group_writer_held_seconds', 5, 6, 4),
  NitidoAuditSealLate: steady('nitido_audit_seal_lag_seconds', 60, 7, 6),
  NitidoJobStuck: {
    fires: 16,
    quiet: 8,
    story: {
      'nitido_job_last_success_timestamp_seconds{name="Sweep",instance="a"}': '0x60',
      'nitido_job_last_success_timestamp_seconds{name="Sweep",instance="b"}': '60x60',
      'nitido_job_interval_seconds{name="Sweep",instance="a"}': '60x60',
      'nitido_job_interval_seconds{name="Sweep",instance="b"}': '60x60',
    },
    harmless: {
      'nitido_job_last_success_timestamp_seconds{name="Sweep",instance="a"}': '0x60',
      'nitido_job_last_success_timestamp_seconds{name="Sweep",instance="b"}': '0+60x60',
      'nitido_job_interval_seconds{name="Sweep",instance="a"}': '60x60',
      'nitido_job_interval_seconds{name="Sweep",instance="b"}': '60x60',
    },
  },
  NitidoKeysUnknown: {
    fires: 16,
    quiet: 8,
    story: {
      'nitido_job_last_success_timestamp_seconds{name="KeepKeyMark",instance="a"}': '0x60',
      'nitido_job_last_success_timestamp_seconds{name="KeepKeyMark",instance="b"}': '0+60x60',
      'nitido_job_interval_seconds{name="KeepKeyMark",instance="a"}': '60x60',
      'nitido_job_interval_seconds{name="KeepKeyMark",instance="b"}': '60x60',
    },
    harmless: {
      'nitido_job_last_success_timestamp_seconds{name="KeepKeyMark",instance="a"}': '0+60x60',
      'nitido_job_last_success_timestamp_seconds{name="Sweep",instance="a"}': '0x60',
      'nitido_job_interval_seconds{name="KeepKeyMark",instance="a"}': '60x60',
      'nitido_job_interval_seconds{name="Sweep",instance="a"}': '60x60',
    },
  },
  NitidoCompaniesDown: {
    fires: 11,
    quiet: 8,
    story: { nitido_database_up: '1x60', nitido_companies_up: '1x4 0x60' },
    harmless: { nitido_database_up: '1x4 0x60', nitido_companies_up: '1x4 0x60' },
  },
  NitidoCompaniesMonthHeld: steady('nitido_companies_load_open_seconds', 86_400, 15, 13),
  NitidoCompaniesOld: steady('nitido_companies_month_age_seconds', 70 * 86_400, 66, 60),
  NitidoDataRequestsDue: {
    fires: 15,
    quiet: 13,
    story: { 'nitido_data_requests_due{due="overdue"}': '0x60', 'nitido_data_requests_due{due="soon"}': '0x4 1x60' },
    harmless: { 'nitido_data_requests_due{due="overdue"}': '0x60', 'nitido_data_requests_due{due="soon"}': '0x60' },
  },
};

const raised = (alert: string, at: number, value: number) => ({
  expr: `count(ALERTS{alertname="${alert}", alertstate="firing"}) or vector(0)`,
  eval_time: `${at}m`,
  exp_samples: [{ labels: '{}', value }],
});

/** What promtool reads, as its `test rules` wants it; JSON is YAML. */
function testsOf(cases: Readonly<Record<string, Case>>, rules: string): string {
  const tests = Object.entries(cases).flatMap(([alert, { fires, quiet, story, harmless }]) => {
    const test = (told: string, series: Story, checks: readonly object[]) => ({
      name: `${alert}: ${told}`,
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      promql_expr_test: checks,
    });
    return [
      test('raised', story, [raised(alert, quiet, 0), raised(alert, fires, 1)]),
      test('not raised', harmless, [raised(alert, fires, 0)]),
    ];
  });
  return JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests });
}

/** What promtool says of these rules, in these cases. */
function promtool(rules: string, cases = CASES): string {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-alert-rules-'));
  try {
    writeFileSync(join(folder, 'alerts.yml'), rules);
    writeFileSync(join(folder, 'alerts.test.yml'), testsOf(cases, 'alerts.yml'));
    return execFileSync('promtool', ['test', 'rules', join(folder, 'alerts.test.yml')], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('Each alert', () => {
  it('has a case that raises it and one that must not', () => {
    expect(Object.keys(CASES)).toEqual(alertRules().map(({ alert }) => alert));
  });

  it('is raised in its time, and not before or without need, by the rules as Prometheus reads them', () => {
    if (!isPresent('promtool')) return;
    expect(promtool(readFileSync(join(OBSERVABILITY, 'alerts.yml'), 'utf8'))).toContain('SUCCESS');
  });

  it.each([
    ['a rule that hears too late', 'NitidoWebhooksWaiting', 'webhook_inbox"}) > 600', 'webhook_inbox"}) > 6000'],
    [
      'a rule that calls too early',
      'NitidoEmailsRefused',
      'sum(increase(nitido_emails_total{outcome="refused"}[1h])) > 20',
      'sum(nitido_emails_total) > 0',
    ],
    ['a rule that looks at each instance alone', 'NitidoJobStuck', 'time() - max by (name)', 'time() - min by (name)'],
  ])('would be found wrong: %s', (_, alert, sound, planted) => {
    if (!isPresent('promtool')) return;
    const rules = readFileSync(join(OBSERVABILITY, 'alerts.yml'), 'utf8');
    expect(rules).toContain(sound);
    const only = { [alert]: CASES[alert] as Case };
    expect(() => promtool(rules.replace(sound, planted), only)).toThrow('FAILED');
  });
});
