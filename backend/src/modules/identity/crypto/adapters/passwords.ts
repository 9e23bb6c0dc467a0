import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { IdentityConfig } from '../../identity.config.js';
import { WorkQueue } from './work-queue.js';

const ARGON2ID = { algorithm: 2 satisfies Algorithm.Argon2id, parallelism: 1 };
/** `test` is the least that argon2 allows. A hash says what it was made with, so both kinds are verified alike. */
const COSTS = {
  full: { ...ARGON2ID, memoryCost: 19 * 1024, timeCost: 2 },
  test: { ...ARGON2ID, memoryCost: 8, timeCost: 1 },
};
const PLACES = 200;

/**
 * Slow, salted hashes of passwords. Both calls throw BUSY when too many wait already.
 * argon2id in libuv's threads, as many at once as leave the event loop and the other threads room.
 */
@Injectable()
export class Passwords {
  private readonly queue = new WorkQueue(Math.min(3, availableParallelism()), PLACES);
  private readonly cost: (typeof COSTS)['full'];
  private readonly nobodys: Promise<string>;

  constructor({ PASSWORD_HASH_COST }: IdentityConfig) {
    this.cost = COSTS[PASSWORD_HASH_COST];
    this.nobodys = hash('nobody has this password', this.cost);
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password.normalize('NFKC'), this.cost));
  }

  /** Whether the password is the one behind `hash`. Without a hash it does the same work and answers false. */
  matches(password: string, stored: string | null): Promise<boolean> {
    return this.queue.run(async () => {
      const matches = await verify(stored ?? (await this.nobodys), password.normalize('NFKC')).catch(unlessNoHash);
      return stored !== null && matches;
    });
  }
}

/** An erased account keeps no hash that could be read; nothing matches it. */
function unlessNoHash(error: { code?: string }): false {
  if (error.code === 'InvalidArg') return false;
  throw error;
}
