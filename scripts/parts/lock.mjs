import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Takes a lock file, or waits for its living holder until `waitMs` is over.
 * A file left by a process that died is taken over (`inherited`). `release` gives the lock back.
 * Throws an error with `code: 'ELOCKED'`, `holder` (a process id) and the `command` that it said it is, when time is up.
 */
export async function takeLock(path, { command, waitMs = 0, onWait = () => {} } = {}) {
  const deadline = Date.now() + waitMs;
  for (let told = false; ; await sleep(200)) {
    const { holder, inherited } = tryTake(path, command);
    if (!holder) return { inherited, release: () => rmSync(path, { force: true }) };
    if (Date.now() >= deadline) throw heldBy(holder, path);
    if (!told) onWait(holder.pid);
    told = true;
  }
}

function heldBy({ pid, command }, path) {
  return Object.assign(new Error(`${path} is held`), { code: 'ELOCKED', holder: pid, command });
}

/** Without `holder` the lock is ours now; else that is the process that has it. */
function tryTake(path, command, inherited = false) {
  const own = `${path}.${process.pid}`;
  try {
    writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid), command }));
    linkSync(own, path);
    return { inherited };
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  const holder = read(path);
  if (holder && isAlive(holder)) return { holder };
  discard(path, holder);
  return tryTake(path, command, true);
}

/** Removes a dead holder's file, unless somebody else has replaced it since it was read. */
function discard(path, holder) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (JSON.stringify(read(aside)) !== JSON.stringify(holder)) linkSync(aside, path);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether that very process still runs: same id and same start, since ids are used again. */
function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

/** When a process started, in the system's own notation; empty when it is over or that can't be told. */
export function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      return fields[0] === 'Z' ? '' : fields[19];
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
