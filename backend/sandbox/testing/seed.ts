/** Seed of the random parts of the specs; they print it in their titles, and `TEST_SEED` repeats a run. */
export const SEED = Number(process.env.TEST_SEED ?? Date.now() % 2_147_483_647);
