import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Each worker that runs tests has ports of its own, all below the range from which the system takes ports for outgoing connections. */
const LOWEST = 12_000;
const A_WORKER = 2_000;
const WORKERS = 9;

const given = new Set<number>();

/**
 * So many consecutive free loopback ports, given to nobody else: not to another worker, nor twice in one suite, whose app may be
 * away from its port for a while.
 */
export async function freePorts(count: number): Promise<number> {
  const { JEST_WORKER_ID, TEST_PARALLEL_INDEX } = process.env;
  const lowest = LOWEST + (Number(JEST_WORKER_ID ?? TEST_PARALLEL_INDEX ?? 0) % WORKERS) * A_WORKER;
  for (;;) {
    const first = randomInt(lowest, lowest + A_WORKER - count + 1);
    const ports = Array.from({ length: count }, (_, offset) => first + offset);
    if (ports.some((port) => given.has(port))) continue;
    for (const port of ports) given.add(port);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
