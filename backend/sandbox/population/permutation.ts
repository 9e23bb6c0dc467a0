import { mix } from './mix.js';

const ROUNDS = 4;

/**
 * A keyed one-to-one shuffle of 0..size-1 (at most 2^32): a Feistel network that walks on until it lands inside.
 * `backward` undoes `forward`, so every number derived from a subject leads back to it.
 */
export class Permutation {
  private readonly half: number;
  private readonly mask: number;

  constructor(
    readonly size: number,
    private readonly key: number,
  ) {
    this.half = Math.max(1, Math.ceil(Math.log2(size) / 2));
    this.mask = 2 ** this.half - 1;
  }

  forward(value: number): number {
    let out = value;
    do out = this.encrypt(out);
    while (out >= this.size);
    return out;
  }

  backward(value: number): number {
    let out = value;
    do out = this.decrypt(out);
    while (out >= this.size);
    return out;
  }

  private encrypt(value: number): number {
    let left = Math.floor(value / (this.mask + 1));
    let right = value & this.mask;
    for (let round = 0; round < ROUNDS; round++) {
      const next = left ^ (mix(right, this.key + round) & this.mask);
      left = right;
      right = next;
    }
    return left * (this.mask + 1) + right;
  }

  private decrypt(value: number): number {
    let left = Math.floor(value / (this.mask + 1));
    let right = value & this.mask;
    for (let round = ROUNDS - 1; round >= 0; round--) {
      const previous = right ^ (mix(left, this.key + round) & this.mask);
      right = left;
      left = previous;
    }
    return left * (this.mask + 1) + right;
  }
}
