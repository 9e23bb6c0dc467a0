import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const running = new Set();
let isStopped = false;

/** What a part comes to that has no tests of its own. */
export const NO_TESTS = { passed: 0, failed: 0, names: [], suites: [] };

/** Does a part of a test run: what `work` answers, and what it took. What breaks a part is a failure of it. */
export async function testPart(title, work) {
  const from = performance.now();
  const report = await work().catch((error) => {
    if (!isStopped) console.error(error);
    return { ...NO_TESTS, failed: 1, names: [`${title}: ${error.message}`] };
  });
  return { title, ...report, seconds: (performance.now() - from) / 1_000 };
}

/** Starts a program of Node that ends at `stopAll`. */
export function start(args, options) {
  if (isStopped) throw new Error('interrupted');
  const child = spawn(process.execPath, args, { cwd: root, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Sends the signal to each program that runs; no more are started. */
export function stopAll(signal) {
  isStopped = true;
  for (const child of running) child.kill(signal);
}

/** The exit code of a program; 1 for one that was killed. */
export function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
