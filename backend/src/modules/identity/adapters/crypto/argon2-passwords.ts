import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Passwords } from '../../application/passwords.port.js';
import { WorkQueue } from './work-queue.js';

const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const PLACES = 200;

/** argon2id in libuv's threads, as many at once as leave the event loop and the other threads room. */
@Injectable()
export class Argon2Passwords extends Passwords {
  private readonly queue = new WorkQueue(Math.min(3, availableParallelism()), PLACES);
  private readonly nobodys = hash('nobody has this password', COST);

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password.normalize('NFKC'), COST));
  }

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
