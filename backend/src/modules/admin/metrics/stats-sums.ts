import { LOOKUP_CATALOGUE } from '../../../kernel/lookup-catalogue.js';
import type { KindCount } from '../../lookups/index.js';
import { total } from './money.js';

export function byStatisticsKey(
  kinds: readonly KindCount[],
  countOf: (kinds: readonly KindCount[]) => number,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type, statisticsKey } of LOOKUP_CATALOGUE) {
    counts[statisticsKey] = (counts[statisticsKey] ?? 0) + countOf(kinds.filter((kind) => kind.type === type));
  }
  return counts;
}

export function foundOf(kinds: readonly KindCount[]): number {
  return sumOf(kinds.filter(({ outcome }) => outcome === 'success'));
}

export function sumOf(kinds: readonly KindCount[]): number {
  return total(kinds.map(({ n }) => n));
}
