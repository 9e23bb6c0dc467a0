import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliver } from '../billing/billing-world.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { alertRules, Metrics, metricsIn, OBSERVABILITY, type Rule } from './metrics-world.js';
import { isPresent } from './prometheus.js';

jest.setTimeout(180_000);

interface Dashboard {
  readonly uid: string;
  readonly panels: ReadonlyArray<{ title: string; targets: ReadonlyArray<{ expr: string }> }>;
}

interface RuleState {
  readonly name: string;
  readonly health: string;
  readonly lastError?: string;
  readonly state: string;
}

const rules = alertRules();
const dashboards = readdirSync(join(OBSERVABILITY, 'dashboards')).map(
  (file) => JSON.parse(readFileSync(join(OBSERVABILITY, 'dashboards', file), 'utf8')) as Dashboard,
);
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
];

let app: RunningApp;
let port: number;

beforeAll(async () => {
  port = await freePorts(1);
  app = await startApp({ env: { METRICS_PORT: String(port) } });
  const ana = await Subscriber.of(app);
  await ana.cpf('52998224725');
  await deliver(app, { dataId: '77' });
  await until(async () => (await Metrics.of(port)).sum('nitido_webhooks_settled_total'));
});

describe('What deploy/observability watches', () => {
  it('is shown by the product, each metric and each of its labels', async () => {
    const shown = await Metrics.of(port);
    expect(expressions.length).toBeGreaterThan(50);
    expect(expressions.filter((expr) => metricsIn(expr).length === 0)).toEqual(['up{job="nitido"} == 0']);
    expect(unknownIn(expressions, shown)).toEqual([]);
  });

  it('would be missed where the product does not show it', async () => {
    const shown = await Metrics.of(port);
    const planted = [
      'rate(nitido_lookup_total[5m])',
      'nitido_lookups_total{kind="cpf"}',
      'sum by (kind) (rate(nitido_lookups_total[5m]))',
    ];
    expect(unknownIn(planted, shown)).toEqual([
      'nitido_lookup_total',
      'nitido_lookups_total{kind}',
      'nitido_lookups_total{kind}',
    ]);
  });

  it('shows whatever the product tells of itself: no metric of ours is watched by nobody', async () => {
    const watched = new Set(expressions.flatMap(metricsIn));
    const own = [...(await Metrics.of(port)).names].filter((name) => name.startsWith('nitido_'));
    expect(own.filter((name) => !watched.has(name) && !/_(sum|count)$/.test(name))).toEqual([]);
  });
});

describe('An alert', () => {
  const runbooks = readFileSync(join(process.cwd(), 'docs', 'runbooks.md'), 'utf8');
  const sections = [...runbooks.matchAll(/^## (Nitido\w+)$/gm)].map(([, name]) => name);

  it.each(rules.map((rule) => [rule.alert, rule] as [string, Rule]))(
    '%s says how bad it is, what is wrong, and what to do',
    (alert, { text }) => {
      expect(text).toMatch(/^ {10}severity: (critical|warning)$/m);
      expect(text).toMatch(/^ {10}summary: ".{20,}\."$/m);
      expect(text).toMatch(
        new RegExp(`^ {10}runbook_url: https://\\S+/docs/runbooks\\.md#${alert.toLowerCase()}$`, 'm'),
      );
      const section = runbooks.split(`## ${alert}\n`)[1]?.split('\n## ')[0] ?? '';
      for (const part of ['**Means.**', '**Look at.**', '**Do.**']) expect(section).toContain(part);
    },
  );

  it('has one section in the runbooks, and each section an alert', () => {
    expect(sections).toEqual(rules.map(({ alert }) => alert));
  });
});

describe('A real Prometheus', () => {
  const present = isPresent('prometheus') && isPresent('promtool');
  if (!present)
    console.warn(
      'No prometheus here (Debian package prometheus): names of metrics are checked, rules are not evaluated.',
    );

  it('takes the rules as they are, and refuses a broken one', () => {
    if (!present) return;
    expect(promtool(join(OBSERVABILITY, 'alerts.yml'))).toContain(`${rules.length} rules found`);
    const folder = mkdtempSync(join(tmpdir(), 'nitido-rules-'));
    writeFileSync(
      join(folder, 'broken.yml'),
      readFileSync(join(OBSERVABILITY, 'alerts.yml'), 'utf8').replace('sum(rate(', 'sum(ratte('),
    );
    expect(() => promtool(join(folder, 'broken.yml'))).toThrow('ratte');
    rmSync(folder, { recursive: true });
  });

  it('evaluates every rule over the product’s metrics, and tells of a product that is gone', async () => {
    if (!present) return;
    const { api, stop } = await startPrometheus(port);
    try {
      const kept = () => api<{ result: unknown[] }>('query?query=nitido_lookups_total');
      await until(async () => (await kept()).result.length, 60);
      const states = await until(async () => {
        const all = await api<{ groups: ReadonlyArray<{ rules: RuleState[] }> }>('rules');
        const each = all.groups.flatMap(({ rules: some }) => some);
        return each.length > 0 && each.every(({ health }) => health !== 'unknown') ? each : null;
      }, 60);
      expect(states.map(({ name }) => name).sort()).toEqual(rules.map(({ alert }) => alert).sort());
      expect(states.filter(({ health }) => health !== 'ok')).toEqual([]);
      for (const expr of expressions) await api(`query?query=${encodeURIComponent(expr)}`);
      await app.halt();
      await until(async () => {
        const { alerts } = await api<{ alerts: ReadonlyArray<{ labels: { alertname: string } }> }>('alerts');
        return alerts.some(({ labels }) => labels.alertname === 'NitidoDown');
      }, 60);
    } finally {
      await stop();
    }
  });
});

/** Metrics, and labels of metrics, that are named and not shown. */
function unknownIn(all: readonly string[], shown: Metrics): string[] {
  const given = new Set(['le', 'instance', 'job']);
  return all.flatMap((expr) => {
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/));
    return metricsIn(expr).flatMap((name) => {
      if (!shown.names.has(name)) return [name];
      const series = shown.series.filter((one) => one.name === name);
      if (series.length === 0) return [];
      const matched = [...expr.matchAll(new RegExp(`\\b${name}\\{([^}]*)\\}`, 'g'))].flatMap(([, matchers = '']) =>
        [...matchers.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
      );
      const known = new Set([...given, ...series.flatMap(({ labels }) => Object.keys(labels))]);
      return [...new Set([...matched, ...grouped])]
        .filter((label) => !known.has(label))
        .map((label) => `${name}{${label}}`);
    });
  });
}

function promtool(file: string): string {
  return execFileSync('promtool', ['check', 'rules', file], { encoding: 'utf8', stdio: 'pipe' });
}

/** Our configuration, at a quicker pace, on a product at that port. */
async function startPrometheus(target: number) {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-prometheus-'));
  cpSync(OBSERVABILITY, folder, { recursive: true });
  const config = readFileSync(join(folder, 'prometheus.yml'), 'utf8');
  writeFileSync(
    join(folder, 'prometheus.yml'),
    config.replaceAll('_interval: 15s', '_interval: 1s').replace('127.0.0.1:9464', `127.0.0.1:${target}`),
  );
  const own = await freePorts(1);
  const child = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${own}`,
    ],
    { stdio: 'ignore' },
  );
  const api = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${own}/api/v1/${path}`);
    const { status, error, data } = (await answer.json()) as { status: string; error?: string; data: T };
    if (status !== 'success') throw new Error(`${path}: ${error}`);
    return data;
  };
  await until(() => api('rules').catch(() => null), 60);
  return { api, stop: () => ended(child).then(() => rmSync(folder, { recursive: true, force: true })) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
