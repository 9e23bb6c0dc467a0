import { Injectable } from '@nestjs/common';
import type { AppError } from '../../kernel/errors.js';
import { SubjectHash } from '../crypto/subject-hash.js';
import { RateLimits } from './rate-limits.js';

export interface AttemptLimit {
  /** What is counted; separates the keyed hashes too. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Limits on what people and addresses do, counted under keyed hashes, so that the table says nothing about anyone. */
@Injectable()
export class HashedLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hash: SubjectHash,
  ) {}

  /** Counts one attempt of `value`; beyond the limit it throws what `refusal` makes of the seconds to wait. */
  async count({ name, most, seconds }: AttemptLimit, value: string, refusal: (seconds: number) => AppError) {
    const { allowed, resetSeconds } = await this.limits.hit(this.key(name, value), most, seconds);
    if (!allowed) throw refusal(resetSeconds);
  }

  /** The same of a caller's address, and of the networks that it lies in. */
  async countFrom(
    { name, most, seconds }: AttemptLimit,
    address: string | null,
    refusal: (seconds: number) => AppError,
  ) {
    const keyOf = (network: string) => this.key(name, network);
    const { allowed, resetSeconds } = await this.limits.hitFrom(address, keyOf, most, seconds);
    if (!allowed) throw refusal(resetSeconds);
  }

  /** The key that a value is counted under. */
  key(name: string, value: string): string {
    return `${name}:${this.hash.of(name, value).toString('base64url')}`;
  }
}
