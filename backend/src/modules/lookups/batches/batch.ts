import type { BatchPause, BatchStatus, BatchType, LineVerdict } from '../../../kernel/batches.js';
import type { Purpose } from '../../../kernel/purposes.js';

/** `test`: among people who do not exist. */
export type BatchMode = 'live' | 'test';

/** What is to be looked up. */
export interface BatchList {
  readonly type: BatchType;
  readonly items: readonly string[];
  /** The items' numbers where they come from; without them their places. */
  readonly lines?: readonly number[];
}

/** Whose batches are meant: an account's own, or those of its test keys, which are apart. */
export interface BatchOwner {
  readonly accountId: string;
  readonly mode: BatchMode;
}

export interface Batch {
  readonly id: string;
  readonly type: BatchType;
  readonly mode: BatchMode;
  readonly purpose: Purpose | null;
  readonly status: BatchStatus;
  readonly pauseReason: BatchPause | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** When a pause that ends by itself does so. */
  readonly resumesAt: Date | null;
  /** Lines by verdict; one without lines is left out. */
  readonly counts: Readonly<Partial<Record<LineVerdict, number>>>;
}

/** A line as its owner sees it. */
export interface BatchLine {
  readonly id: string;
  readonly line: number;
  /** What is looked up, masked or whole. */
  readonly subject: string;
  readonly verdict: LineVerdict;
  /** Of an invalid one, what is wrong with it; of one that a source does not take, that. */
  readonly reason: string | null;
  readonly sameAs: number | null;
  readonly protocolo: string | null;
  /** It was asked that often and its source was down. */
  readonly attempts: number;
  readonly lookedUpAt: Date | null;
}

/** A line that somebody took to be asked. */
export interface DueLine {
  readonly id: string;
  readonly batchId: string;
  readonly accountId: string;
  readonly keyId: string | null;
  readonly mode: BatchMode;
  readonly type: BatchType;
  readonly purpose: Purpose | null;
  /** The batch was cancelled while it was under way: what became of it is noted, and nothing is asked. */
  readonly cancelled: boolean;
  /** Normalised. */
  readonly value: string;
  /** As which it is kept. */
  readonly entryId: string;
  /** It had been taken before, and nobody noted what became of it. */
  readonly again: boolean;
  /** Should its source be down it is asked again later. */
  readonly triesAgain: boolean;
}
