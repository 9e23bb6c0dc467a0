// npm run check: format, lint, walls, dead files, types, unit tests and generated files, two steps at a time.
import './parts/project-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = (...path) => join(root, 'node_modules', ...path);
const cruise = [tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), '--config', '.dependency-cruiser.cjs'];
const compile = [tool('typescript', 'bin', 'tsc'), '--noEmit', '--project'];

/** The slow ones first, so that both processors are busy to the end. */
const STEPS = [
  ['unit tests', ['scripts/test.mjs', '--unit', '--silent']],
  ['types of the server', [...compile, 'tsconfig.json']],
  ['types of the page', [...compile, 'frontend/tsconfig.json']],
  ['generated files', ['scripts/generate.mjs', '--check']],
  ['walls of the server', [...cruise, '--ts-config', 'tsconfig.json', 'backend']],
  ['walls of the page', [...cruise, '--ts-config', 'frontend/tsconfig.json', 'frontend/src']],
  ['dead files, undeclared packages', [tool('knip', 'bin', 'knip.js'), '--no-progress', '--include', 'files,unlisted']],
  ['format and lint', [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '--colors=off']],
];

await build({ only: ['backend'] });
const waiting = [...STEPS];
const failures = [];
await Promise.all([work(), work()]);
console.log(failures.length === 0 ? 'All checks passed.' : `Failed: ${failures.join(', ')}.`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [title, args] = step;
    const started = performance.now();
    const { code, output } = await run(args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
    if (code === 0) continue;
    failures.push(title);
    console.log(output.trim());
  }
}

function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
