/**
 * Seed of the random parts of the specs, which print it in their titles. The same in every run, so that a build that was good
 * once stays so; `TEST_SEED` looks elsewhere, and the `verify` commands do each time.
 */
export const SEED = Number(process.env.TEST_SEED ?? 113_090_049);
