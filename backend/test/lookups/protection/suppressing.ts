import type { SubjectKey } from '../../../src/modules/lookups/suppression/domain/subject-keys.js';
import type { Suppressed } from '../../../src/modules/lookups/suppression/domain/suppressed.js';

/** Suppressions by their keys in clear, as the product never holds them. */
export function suppressing(keys: readonly SubjectKey[]): Suppressed {
  const known = new Set(keys.map(({ kind, key }) => `${kind} ${key}`));
  return {
    isEmpty: known.size === 0,
    holds: (kind) => keys.some((key) => key.kind === kind),
    has: (kind, key) => known.has(`${kind} ${key}`),
  };
}
