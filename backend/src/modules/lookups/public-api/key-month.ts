import type { UsageOfKey } from './key-usage.queries.js';

/** A month's use, by key. Lookups that found something are those that count. */
export function byKey(rows: readonly UsageOfKey[], today: string) {
  return [...grouped(rows, ({ keyId }) => keyId)].map(([id, own]) => ({
    id,
    hoje: sum(own, ({ day, found }) => (day === today ? found : 0)),
    mes: sum(own, ({ found }) => found),
    semDados: sum(own, ({ others }) => others),
    porTipo: typesOf(own),
  }));
}

/** The same by day, from the first to today, those without any use too. */
export function byDay(rows: readonly UsageOfKey[], today: string) {
  const ofDay = grouped(rows, ({ day }) => day);
  const days = Number(today.slice(-2));
  return Array.from({ length: days }, (_, at) => {
    const dia = `${today.slice(0, 8)}${String(at + 1).padStart(2, '0')}`;
    const own = ofDay.get(dia) ?? [];
    return { dia, comDados: sum(own, ({ found }) => found), semDados: sum(own, ({ others }) => others) };
  });
}

function typesOf(rows: readonly UsageOfKey[]): Record<string, number> {
  const found = [...grouped(rows, ({ type }) => type)].map(
    ([type, own]) => [type, sum(own, (row) => row.found)] as const,
  );
  return Object.fromEntries(found.filter(([, n]) => n > 0));
}

function grouped(rows: readonly UsageOfKey[], keyOf: (row: UsageOfKey) => string): Map<string, UsageOfKey[]> {
  const groups = new Map<string, UsageOfKey[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function sum(rows: readonly UsageOfKey[], of: (row: UsageOfKey) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
