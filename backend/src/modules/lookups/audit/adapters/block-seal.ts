import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';

/** Some records of the audit, linked together; its seal is kept beside it. */
export type Block = {
  number: number;
  sealed_at: Date;
  ids: string[];
  /** 32 bytes a record, in the order of `ids`. */
  row_hashes: Buffer;
  /** Over `ids` and `row_hashes`. */
  digest: Buffer;
};

/** The keyed hash that ties a block to its number, its time, its records and the block before; nobody makes it without the key. */
export function blockSeal(
  hash: SubjectHash,
  { number, sealed_at, digest }: Pick<Block, 'number' | 'sealed_at' | 'digest'>,
  previousSeal: string,
): Buffer {
  return hash.of('audit-seal', [number, sealed_at.toISOString(), previousSeal, digest.toString('hex')].join('|'));
}
