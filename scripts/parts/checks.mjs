// What is held of the code without running it: types, walls, dead files, format, generated files.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inLanes } from './lanes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = (...path) => join(root, 'node_modules', ...path);
const cruise = [tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), '--config', '.dependency-cruiser.cjs'];
/** What has not changed since the last time is not looked at again; kept here, since several working trees may share one `node_modules`. */
const compile = (kept, project) => [
  ...[tool('typescript-native', 'bin', 'tsc'), '--singleThreaded', '--noEmit', '--project', project],
  ...['--incremental', '--tsBuildInfoFile', join(root, 'dist', 'types', `${kept}.tsbuildinfo`)],
];

/** The slow ones first, so that both processors are busy to the end. */
export const CHECKS = [
  { title: 'types of the server', args: compile('server', 'tsconfig.json') },
  { title: 'types of the page', args: compile('page', 'frontend/tsconfig.json') },
  { title: 'types of the client', args: compile('client', 'clients/typescript/tsconfig.json') },
  { title: 'generated files', args: ['scripts/generate.mjs', '--check'] },
  { title: 'walls of the server', args: [...cruise, '--ts-config', 'tsconfig.json', 'backend'] },
  { title: 'walls of the page', args: [...cruise, '--ts-config', 'frontend/tsconfig.json', 'frontend/src'] },
  {
    title: 'dead files and exports, undeclared packages',
    args: [tool('knip', 'bin', 'knip.js'), '--no-progress', '--include', 'files,unlisted,exports'],
  },
  { title: 'description of the public API', args: ['scripts/lint-openapi.mjs'] },
  {
    title: 'format and lint',
    args: [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '--colors=off'],
  },
];

/** Runs them two at a time and says of each how it went; answers the titles of those that failed. */
export async function runChecks(checks = CHECKS, start = startNode, say = console.error) {
  const failed = await inLanes(2, checks, async ({ title, args }) => {
    const started = performance.now();
    const { code, output } = await run(start(args, { stdio: ['ignore', 'pipe', 'pipe'] }));
    say(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (code === 0) return [];
    say(output.trim());
    return [title];
  });
  return failed.flat();
}

function startNode(args, options) {
  return spawn(process.execPath, args, { cwd: root, ...options });
}

function run(child) {
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
