import { FAULTS } from './faults.js';
import { runFaults } from './run-faults.js';

jest.setTimeout(180_000);

/** Two of the faults, others with each seed; `npm run verify:faults` lets all of them happen, for longer. */
const seed = Number(process.env.VERIFY_FAULTS_SEED ?? Date.now() % 1_000_000);
const first = seed % FAULTS.length;
const second = (first + 1 + (Math.floor(seed / FAULTS.length) % (FAULTS.length - 1))) % FAULTS.length;
const chosen = [first, second].flatMap((at) => FAULTS[at] ?? []);

describe(`A fault under load (VERIFY_FAULTS_SEED=${seed}: ${chosen.map(({ name }) => name).join('; ')})`, () => {
  it('loses and doubles nothing that was answered, harms only whom it must, and heals by itself', async () => {
    const met = await runFaults(chosen, { size: { lookups: 4, payments: 1 }, ms: 1_000, seed });
    expect(met.map(({ fault, wrongs }) => ({ fault, wrongs }))).toEqual(
      chosen.map(({ name }) => ({ fault: name, wrongs: [] })),
    );
  });
});
