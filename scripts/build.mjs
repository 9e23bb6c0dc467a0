// Builds the product into dist/, each half only when its sources changed. Flags: --backend, --frontend (both when none).
import './parts/project-node.mjs';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './parts/fingerprint.mjs';
import { takeLock } from './parts/lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const halves = ['backend', 'frontend'];

/** Brings dist/ up to date; `say` receives one line for each half that had to be built; `signal` ends it. */
export async function build({ only = halves, say = console.error, signal } = {}) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const { release } = await takeLock(join(root, 'dist', '.lock'), { waitMs: 5 * 60_000 });
  try {
    for (const name of only) await buildHalf(name, say, signal);
  } finally {
    release();
  }
}

async function buildHalf(name, say, signal) {
  const { describe } = await import(`./parts/build-${name}.mjs`);
  const half = describe(root);
  const wanted = fingerprint(half.sources());
  const target = join(root, 'dist', name);
  if (stampOf(target) === wanted) return;

  const started = performance.now();
  const fresh = join(root, 'dist', `.${name}-new`);
  rmSync(fresh, { recursive: true, force: true });
  await half.build(fresh, signal);
  writeFileSync(join(fresh, '.stamp'), wanted);
  replace(target, fresh);
  say(`${half.title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

function stampOf(target) {
  const file = join(target, '.stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function replace(target, fresh) {
  const old = join(dirname(fresh), `.${Date.now()}-old`);
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chosen = halves.filter((name) => process.argv.includes(`--${name}`));
  try {
    await build({ only: chosen.length > 0 ? chosen : undefined });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
