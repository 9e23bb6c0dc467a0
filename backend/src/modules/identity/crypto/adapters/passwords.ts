import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { AwaitedWork } from '../../../../platform/awaited-work.js';
import { IdentityConfig } from '../../identity.config.js';
import { WorkQueue } from './work-queue.js';

const ARGON2ID = { algorithm: 2 satisfies Algorithm.Argon2id, parallelism: 1 };
/** `test` is the least that argon2 allows. A hash says what it was made with, so both kinds are verified alike. */
const COSTS = {
  full: { ...ARGON2ID, memoryCost: 19 * 1024, timeCost: 2 },
  test: { ...ARGON2ID, memoryCost: 8, timeCost: 1 },
};
/** Made as all others are, of no password that anybody knows: to try one takes as long as at any account. */
export const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const CORES = availableParallelism();
/** Never all of libuv's four threads: names are resolved and files are read there too. Beside lookups the event loop and PostgreSQL keep a core each. */
const PLACES = {
  atOnce: Math.min(3, CORES),
  atOnceBeside: Math.max(1, Math.min(3, CORES - 2)),
  waiting: 200,
  longestPauseMs: 20,
};

/**
 * Slow, salted hashes of passwords. Both calls throw BUSY when too many wait already.
 * argon2id in libuv's threads, as many at once as leave the event loop and the other threads room; fewer beside lookups, each after
 * those that are under way, and after a short pause in any case.
 */
@Injectable()
export class Passwords {
  private readonly queue: WorkQueue;
  private readonly cost: (typeof COSTS)['full'];
  private readonly nobodys: Promise<string>;

  constructor({ PASSWORD_HASH_COST }: IdentityConfig, awaited: AwaitedWork) {
    this.queue = new WorkQueue(PLACES, awaited);
    this.cost = COSTS[PASSWORD_HASH_COST];
    this.nobodys = hash('nobody has this password', this.cost);
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(typed(password), this.cost));
  }

  /** Whether the password is the one behind `hash`. Without a hash it does the same work and answers false. */
  matches(password: string, stored: string | null): Promise<boolean> {
    return this.queue.run(async () => {
      const matches = await verify(stored ?? (await this.nobodys), typed(password)).catch(unlessNoHash);
      return stored !== null && matches;
    });
  }

  /** Whether two that were typed are one password, without a hash. */
  areSame(one: string, other: string): boolean {
    return typed(one) === typed(other);
  }
}

/** However the keyboard composes an accent. */
function typed(password: string): string {
  return password.normalize('NFKC');
}

/** An erased account keeps no hash that could be read; nothing matches it. */
function unlessNoHash(error: { code?: string }): false {
  if (error.code === 'InvalidArg') return false;
  throw error;
}
