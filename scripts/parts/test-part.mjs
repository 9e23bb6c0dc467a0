import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newlyWaited, ProcessorTime } from './processor-time.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const running = new Set();
let isStopped = false;

/** What a part comes to that has no tests of its own. */
export const NO_TESTS = { passed: 0, failed: 0, names: [], suites: [] };

/**
 * Does a part of a test run and answers what `work` answers, with the part's seconds by the clock and those of the processors.
 * `work` is given `start`, which starts a program of Node that is counted and ends at `stopAll`, and `follow`, which counts
 * another one. What breaks a part is a failure of it.
 */
export async function testPart(title, work) {
  const [from, time] = [performance.now(), new ProcessorTime()];
  const tools = { start: (args, options) => start(time, args, options), follow: (pid) => time.follow(pid) };
  const report = await work(tools).catch((error) => {
    if (!isStopped) console.error(error);
    return { ...NO_TESTS, failed: 1, names: [`${title}: ${error.message}`] };
  });
  return { title, ...report, seconds: (performance.now() - from) / 1_000, cpuSeconds: time.stop() };
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

function start(time, args, options) {
  if (isStopped) throw new Error('interrupted');
  const child = spawn(process.execPath, args, { cwd: root, ...options });
  running.add(child);
  time.follow(child.pid);
  child.once('exit', () => {
    running.delete(child);
    time.ended(child.pid, newlyWaited());
  });
  return child;
}
