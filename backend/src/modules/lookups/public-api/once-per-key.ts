import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { LookupRequests } from './lookup-requests.store.js';

/** A question of an account, and the idempotency key that it came with, if any. */
export interface KeyedQuestion {
  readonly accountId: string;
  readonly key: string | null;
  /** All that makes a question another one. */
  readonly question: string;
}

export interface KeyedAnswer<T> {
  readonly given: T;
  /** It had been given before. */
  readonly replayed: boolean;
}

interface Ways<T> {
  /** What is answered, and under which name it can be given again, unless that was kept with the key that comes here. */
  first(key: Buffer | null): Promise<{ readonly given: T; readonly name?: string }>;
  again(name: string): Promise<T>;
}

/** Answers a question once for each idempotency key of an account within 24 hours. A question that failed may be asked again. */
@Injectable()
export class OncePerKey {
  constructor(private readonly requests: LookupRequests) {}

  /** Throws IDEMPOTENCY_KEY_REUSED where the key came with another question, IDEMPOTENCY_KEY_IN_USE while the first call runs. */
  async run<T>({ accountId, key, question }: KeyedQuestion, { first, again }: Ways<T>): Promise<KeyedAnswer<T>> {
    if (key === null) return { given: (await first(null)).given, replayed: false };
    const kept = this.requests.hashOf(key);
    const { same, running, answer } = await this.requests.begin(accountId, kept, question);
    if (!same) throw keyReused();
    if (answer) return { given: await again(answer), replayed: true };
    if (running) throw keyInUse();
    let name: string | null | undefined = null;
    try {
      const made = await first(kept);
      name = made.name;
      return { given: made.given, replayed: false };
    } finally {
      if (name !== undefined) await this.requests.end(accountId, kept, name);
    }
  }
}

/** Apart from live ones: a program that was tried out may bring the same keys in earnest. No key has a space. */
export function keyOfTests(key: string | null): string | null {
  return key && `test ${key}`;
}

export function keyReused(): AppError {
  const text = 'Esta Idempotency-Key já veio com outra consulta. Use uma nova.';
  return new AppError('unprocessable', 'IDEMPOTENCY_KEY_REUSED', text);
}

export function keyInUse(): AppError {
  const text = 'A primeira chamada com esta Idempotency-Key ainda não terminou.';
  return new AppError('conflict', 'IDEMPOTENCY_KEY_IN_USE', text, { retryAfterSeconds: 1 });
}
