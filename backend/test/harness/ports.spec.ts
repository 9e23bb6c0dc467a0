import { freePorts } from './ports.js';

const DRAWS = 150;

async function drawnBy(worker: string): Promise<number[]> {
  const own = process.env.JEST_WORKER_ID;
  process.env.JEST_WORKER_ID = worker;
  try {
    const firsts = await Promise.all(Array.from({ length: DRAWS }, () => freePorts(3)));
    return firsts.flatMap((first) => [first, first + 1, first + 2]);
  } finally {
    process.env.JEST_WORKER_ID = own;
  }
}

it('are given once, and each worker has its own', async () => {
  // No worker of a run has these numbers: the ports of those may be about to be listened on.
  const [one, two] = [await drawnBy('7'), await drawnBy('8')];
  expect(new Set([...one, ...two]).size).toBe(DRAWS * 6);
  expect(Math.max(...one)).toBeLessThan(Math.min(...two));
});
