import { readdirSync, readFileSync } from 'node:fs';

const MICROSECONDS_PER_TICK = 10_000; // USER_HZ is 100 on Linux

/** The PostgreSQL server's processor time, as Linux tells it. */
export class DatabaseServer {
  constructor(private readonly pid: number) {}

  /** User and system time of the server with its sessions, ended ones included; null on other systems. */
  cpuMicroseconds(): number | null {
    return cpuMicrosecondsOf(this.pid);
  }
}

/** User and system time of a process and its children, ended ones included; null on other systems. */
export function cpuMicrosecondsOf(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess);
  const ticks = processes.reduce((sum, one) => {
    if (one?.pid === pid) return sum + one.own + one.ofEndedChildren;
    return one?.parent === pid ? sum + one.own : sum;
  }, 0);
  return ticks * MICROSECONDS_PER_TICK;
}

/** See proc_pid_stat(5): after the name in brackets come state, parent … and at 14 to 17 the times. */
function readProcess(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
    return { pid: Number(pid), parent: fields[1], own: user + system, ofEndedChildren: childrenUser + childrenSystem };
  } catch {
    return null; // it ended meanwhile
  }
}
