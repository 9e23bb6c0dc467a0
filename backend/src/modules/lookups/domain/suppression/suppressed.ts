import type { SubjectKey, SuppressionKind } from './subject-keys.js';

/** Who is suppressed at this moment. */
export interface Suppressed {
  /** Whether anybody is, by a key of this kind: where nobody is, the key need not be made. */
  holds(kind: SuppressionKind): boolean;

  has(key: SubjectKey): boolean;
}

export const NOBODY_SUPPRESSED: Suppressed = { holds: () => false, has: () => false };
