import { createHash } from 'node:crypto';
import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';

/** Some records of one table, linked together; its seal is kept beside it. */
export type Block = {
  number: number;
  sealed_at: Date;
  /** What they are: a `ChainedTable` names it. */
  records: string;
  ids: string[];
  /** 32 bytes a record, in the order of `ids`. */
  row_hashes: Buffer;
  /** Those of `ids` whose mark does not fit. */
  unmarked: string[];
  /** Over `ids`, `unmarked` and `row_hashes`. */
  digest: Buffer;
};

/** As `BLOCK_DIGEST` has it. */
export function blockDigest({ ids, unmarked, row_hashes }: Pick<Block, 'ids' | 'unmarked' | 'row_hashes'>): Buffer {
  return createHash('sha256')
    .update(`${ids.join(',')}|${unmarked.join(',')}`)
    .update(row_hashes)
    .digest();
}

/** The keyed hash that ties a block to its number, its time, its records and the block before; nobody makes it without the key. */
export function blockSeal(
  hash: SubjectHash,
  { number, sealed_at, records, digest }: Pick<Block, 'number' | 'sealed_at' | 'records' | 'digest'>,
  previousSeal: string,
): Buffer {
  const facts = [number, sealed_at.toISOString(), records, previousSeal, digest.toString('hex')];
  return hash.of('audit-seal', facts.join('|'));
}
