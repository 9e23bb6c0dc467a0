import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;
const EVERY_MS = 2_000;
const NOTHING = { own: 0, waited: 0 };

/**
 * Processor seconds of programs and of all that these start, looked at every two seconds. What a process still did between our
 * last look and its end stands in the time of its parent, if that waited for it: a browser does not wait for its pages.
 */
export class ProcessorTime {
  #followed = new Set();
  #seen = new Map();
  /** As far as it was seen. */
  seconds = 0;

  /** Counts this process, and what it starts. */
  follow(pid) {
    this.#followed.add(pid);
    counting.add(this);
    if (!isLooking) setInterval(lookForAll, EVERY_MS).unref();
    isLooking = true;
  }

  /** The program `pid` has ended; `grown` is by how much what we waited for has grown then. */
  ended(pid, grown) {
    const all = [...this.#seen.values()].filter((one) => ancestors(one, this.#seen).some((up) => up.pid === pid));
    this.seconds += Math.max(0, grown - sum(all));
    this.#followed.delete(pid);
  }

  /** A last look, and then the sum. Undefined where the system does not tell. */
  stop() {
    counting.delete(this);
    this.look(processes());
    return isTold ? this.seconds : undefined;
  }

  /** `table` has all processes of the machine by their ids. */
  look(table) {
    const isOurs = (one) => ancestors(one, table).some(({ pid }) => this.#followed.has(pid) || this.#seen.has(pid));
    const now = new Map([...table].filter(([, one]) => isOurs(one)));
    const gone = [...this.#seen.values()].filter(({ pid }) => !now.has(pid));
    for (const [pid, { own, waited }] of now) {
      const before = this.#seen.get(pid) ?? NOTHING;
      const counted = sum(gone.filter((one) => heir(one, this.#seen, now) === pid));
      this.seconds += Math.max(0, own - before.own) + Math.max(0, waited - before.waited - counted);
    }
    this.#seen = now;
  }
}

const isTold = existsSync('/proc/self/stat');
const counting = new Set();
let isLooking = false;
let waitedBefore = 0;

/** The processor seconds of the programs that we waited for since we last asked. */
export function newlyWaited() {
  const { waited } = read('self') ?? NOTHING;
  const grown = waited - waitedBefore;
  waitedBefore = waited;
  return grown;
}

/** One look at the machine for all parts that run. */
function lookForAll() {
  const table = processes();
  for (const one of counting) one.look(table);
}

/** A process and those above it, as far as they are known. */
function ancestors(one, table) {
  const line = [];
  for (let up = one; up; up = table.get(up.parent)) line.push(up);
  return line;
}

/** Who of those that are still there was the nearest above a process that is gone. */
function heir(one, before, now) {
  return ancestors(one, before).find(({ pid }) => now.has(pid))?.pid;
}

function sum(all) {
  return all.reduce((seconds, { own, waited }) => seconds + own + waited, 0);
}

function processes() {
  if (!isTold) return new Map();
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = ids.map(read).filter(Boolean);
  return new Map(all.map((one) => [one.pid, one]));
}

/** Undefined when it has gone meanwhile. The second field is a name in brackets, which may hold anything. */
function read(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, waitedUser, waitedSystem] = [1, 11, 12, 13, 14].map((field) => Number(fields[field]));
    const [own, waited] = [(user + system) / TICKS, (waitedUser + waitedSystem) / TICKS];
    return { pid: parseInt(text, 10), parent, own, waited };
  } catch {
    return undefined;
  }
}
