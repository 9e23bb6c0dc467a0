import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import type { SubjectKey, SuppressionKind } from '../domain/subject-keys.js';
import type { Suppressed } from '../domain/suppressed.js';

const SHORTENED = 16;
/** Separates the hashes of suppressed subjects from those of any other use. */
const SUPPRESSED = 'suppression-1';

export function suppressionHash(hash: SubjectHash, { kind, key }: SubjectKey): Buffer {
  return hash.of(SUPPRESSED, textOf(kind, key));
}

function textOf(kind: SuppressionKind, key: string): string {
  return `${kind}\0${key}`;
}

export type HashRow = { kind: SuppressionKind; subject_hash: Buffer };

/** Half of each hash in memory, 16 bytes that nobody can aim at without the key, in the smallest form that a set takes. */
export class HashedSuppressions implements Suppressed {
  private readonly hashes = new Set<string>();
  private readonly kinds = new Set<SuppressionKind>();

  constructor(
    private readonly hash: SubjectHash,
    rows: readonly HashRow[],
  ) {
    for (const { kind, subject_hash } of rows) {
      this.kinds.add(kind);
      this.hashes.add(subject_hash.toString('latin1', 0, SHORTENED));
    }
  }

  get isEmpty(): boolean {
    return this.hashes.size === 0;
  }

  holds(kind: SuppressionKind): boolean {
    return this.kinds.has(kind);
  }

  has(kind: SuppressionKind, key: string): boolean {
    return this.kinds.has(kind) && this.hashes.has(this.hash.latin1(SUPPRESSED, textOf(kind, key)).slice(0, SHORTENED));
  }
}
