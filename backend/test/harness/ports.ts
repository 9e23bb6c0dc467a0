import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * So many consecutive free loopback ports, below the range from which the system takes ports for outgoing
 * connections: nobody else is likely to take one between this look and its use.
 */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(12_000, 31_000);
    const looks = Array.from({ length: count }, (_, offset) => isFree(first + offset));
    if ((await Promise.all(looks)).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
