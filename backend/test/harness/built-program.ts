import { join } from 'node:path';

const BUILT = join(process.cwd(), 'dist', 'backend');

/** What every program of the product gets in a test: compiled code is kept beside the build and serves the next start. */
export const BUILT_ENV = {
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'test',
  NODE_COMPILE_CACHE: join(BUILT, 'compiled'),
  PASSWORD_HASH_COST: 'test',
};

/** The programs as they are started, each of few files. */
export const BUILT_BUNDLE = join(BUILT, 'bundle');

/** A start makes much that soon is garbage, and much that stays: with room for both, the collector takes less of the start. */
const QUICK_START = ['--max-semi-space-size=64', '--min-semi-space-size=32', '--initial-heap-size=512'];

/** What node is given to run a program of the build, such as `src/main.js`. */
export function builtProgram(program: string, flags: readonly string[] = QUICK_START): string[] {
  return [...flags, join(BUILT_BUNDLE, program)];
}
