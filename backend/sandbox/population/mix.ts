/** A well-stirred unsigned 32-bit number from two integers; the only source of "chance" in the fictional world. */
export function mix(a: number, b: number): number {
  let h = Math.imul((a | 0) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((b + 0x7f4a7c15) | 0, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A stable draw in 0..size-1 for one subject and one topic. */
export function draw(subject: number, topic: number, size: number): number {
  return mix(subject, topic) % size;
}

/** A stable choice out of a list for one subject and one topic. */
export function choose<T>(list: readonly T[], subject: number, topic: number): T {
  return list[draw(subject, topic, list.length)] as T;
}

/** The remainder that is never negative. */
export function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
