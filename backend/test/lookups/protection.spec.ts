import 'reflect-metadata';
import { SEED } from '../../sandbox/testing/seed.js';
import { runProtection } from './protection/run.js';

/** A sample of what `npm run verify:suppression` looks at 10,000 times, and with planted bugs. */
test(`1,000 lookups of made-up people tell nothing of the suppressed, of minors and of the dead (seed ${SEED})`, async () => {
  const { failure, protecting } = await runProtection(SEED, 1_000);
  expect(failure).toBeNull();
  expect(protecting).toBeGreaterThan(500);
}, 120_000);
