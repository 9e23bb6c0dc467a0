import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What `/metrics` shows, read as Prometheus would. */
export class Metrics {
  private constructor(
    readonly text: string,
    readonly series: readonly Series[],
    /** Each name that a series may have. */
    readonly names: ReadonlySet<string>,
  ) {}

  static async of(port: number): Promise<Metrics> {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    if (answer.status !== 200) throw new Error(`/metrics answers ${answer.status}`);
    return Metrics.read(await answer.text());
  }

  static read(text: string): Metrics {
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    const names = types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    const series = [...text.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gm)].map(
      ([, name = '', labels = '', value]) => ({ name, labels: labelsOf(labels), value: Number(value) }),
    );
    return new Metrics(text, series, new Set(names));
  }

  /** The sum of all series of this name with at least these labels; null without one. */
  sum(name: string, labels: Readonly<Record<string, string>> = {}): number | null {
    const fitting = this.series.filter(
      (one) => one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
    );
    return fitting.length === 0 ? null : fitting.reduce((sum, { value }) => sum + value, 0);
  }

  valuesOf(name: string, label: string): string[] {
    return [...new Set(this.series.filter((one) => one.name === name).map(({ labels }) => labels[label] ?? ''))].sort();
  }
}

function labelsOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name, value]));
}

export interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly text: string;
}

export const OBSERVABILITY = join(process.cwd(), 'deploy', 'observability');

/** The alert rules as they stand in their file: one line each for name and expression. */
export function alertRules(): Rule[] {
  const file = readFileSync(join(OBSERVABILITY, 'alerts.yml'), 'utf8');
  return file.split(/^ {6}- (?=alert: )/m).flatMap((text) => {
    const alert = /^alert: (\w+)$/m.exec(text)?.[1];
    const expr = /^ {8}expr: (.+)$/m.exec(text)?.[1];
    return alert && expr ? [{ alert, expr, text }] : [];
  });
}

/** The metrics that an expression of Prometheus names. */
export function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '""')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '');
  return [...new Set(bare.match(/\b(?:nitido|nodejs|process)_\w+\b/g) ?? [])];
}
