import { randomFillSync } from 'node:crypto';

/** Random bytes are drawn for many at once, since each draw costs more than what it yields. */
const drawn = Buffer.alloc(8_192);
let used = drawn.length;

/** So many fresh random bytes. They are a view, and given to nobody else until the pool has gone round: copy what is kept. */
export function randomView(bytes: number): Buffer {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.subarray(used - bytes, used);
}
