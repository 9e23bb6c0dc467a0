import { Injectable } from '@nestjs/common';
import { rateLimited } from '../../kernel/errors.js';
import { SubjectHash } from '../crypto/subject-hash.js';
import { type Network, networksOf } from '../http/address-networks.js';
import { RateLimits } from './rate-limits.js';

export interface AttemptLimit {
  /** What is counted; separates the keyed hashes too. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** What is said beyond it. */
  readonly text: string;
  /** What the limit is called in the details of that answer, which then tell its numbers. */
  readonly policy?: string;
}

/** Limits on what people and addresses do, counted under keyed hashes, so that the table says nothing about anyone. */
@Injectable()
export class HashedLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hash: SubjectHash,
  ) {}

  /** Counts an attempt of `value`, or `by` of them at once. Beyond the limit: RATE_LIMITED. */
  async count(limit: AttemptLimit, value: string, by = 1): Promise<void> {
    await this.demand(limit, [{ name: value, times: 1 }], by);
  }

  /** The same of a caller's address, and of the networks that it lies in. */
  async countFrom(limit: AttemptLimit, address: string | null): Promise<void> {
    await this.demand(limit, networksOf(address));
  }

  /** The key that a value is counted under. */
  key(name: string, value: string): string {
    return `${name}:${this.hash.of(name, value).toString('base64url')}`;
  }

  private async demand(limit: AttemptLimit, whose: readonly Network[], by = 1): Promise<void> {
    const { name, most, seconds, text, policy } = limit;
    const keyed = whose.map((one) => ({ key: this.key(name, one.name), most: most * one.times, seconds, by }));
    const { allowed, resetSeconds } = await this.limits.hitEach(keyed);
    const details = policy ? { politica: policy, limite: most, segundos: seconds } : undefined;
    if (!allowed) throw rateLimited(text, details)(resetSeconds);
  }
}
