import 'reflect-metadata';
import { SEED } from '../../sandbox/testing/seed.js';
import { runModel } from './model/run.js';

/** A sample of what `npm run verify:payments` tells 10,000 times, and with planted bugs. */
test(`12 random stories of payments leave books that agree with the gateway (seed ${SEED})`, async () => {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
  expect(await runModel({ databaseUrl, seed: SEED, stories: 12, lanes: 2 })).toEqual({ told: 12, failure: null });
}, 120_000);
