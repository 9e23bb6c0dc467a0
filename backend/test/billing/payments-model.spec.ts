import 'reflect-metadata';
import { SEED } from '../../sandbox/testing/seed.js';
import { runModel } from './model/run.js';

/** A sample of what `npm run verify:payments` tells 10,000 times, and with planted bugs. */
test(`60 random stories of payments leave books that agree with the gateway (seed ${SEED})`, async () => {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
  expect(await runModel({ databaseUrl, seed: SEED, stories: 60, lanes: 1 })).toEqual({ told: 60, failure: null });
}, 180_000);
