import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveWay } from './give-way.js';

const SCHED_OTHER = 0;
const SCHED_IDLE = 5;

describe('A process that gives way', () => {
  let child: ChildProcess;

  beforeEach(async () => {
    child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
    await once(child, 'spawn');
  });

  afterEach(() => child.kill('SIGKILL'));

  it('takes a smaller share than others', async () => {
    giveWay(pidOf(child), 'low');
    expect(getPriority(pidOf(child))).toBeGreaterThanOrEqual(5);
    await sleep(100);
    expect(policyOf(child)).toBe(SCHED_OTHER);
  });

  it('works only while nobody else does, where the system has that', async () => {
    giveWay(pidOf(child), 'idle');
    expect(getPriority(pidOf(child))).toBeGreaterThanOrEqual(5);
    const wanted = spawnSync('chrt', ['--version']).status === 0 ? SCHED_IDLE : SCHED_OTHER;
    for (let looks = 0; looks < 100 && policyOf(child) !== wanted; looks++) await sleep(50);
    expect(policyOf(child)).toBe(wanted);
  });

  it('has one processor for all of its threads, where the system has that', async () => {
    const before = processorsOf(child);
    giveWay(pidOf(child), 'idle');
    const wanted = spawnSync('taskset', ['--version']).status === 0 ? [before[0]?.replace(/.*\D/, '')] : before;
    for (let looks = 0; looks < 100 && processorsOf(child).join() !== wanted.join(); looks++) await sleep(50);
    expect(processorsOf(child)).toEqual(wanted);
  });

  it('takes no larger one than it was started with', () => {
    setPriority(pidOf(child), 19);
    giveWay(pidOf(child), 'low');
    expect(getPriority(pidOf(child))).toBe(19);
  });

  it('may have ended meanwhile', async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => giveWay(pidOf(child), 'idle')).not.toThrow();
  });
});

function pidOf({ pid }: ChildProcess): number {
  return pid ?? Number.NaN;
}

/** What each thread of a process may run on, as Linux lists it; each way that there is once. */
function processorsOf(child: ChildProcess): string[] {
  const tasks = `/proc/${pidOf(child)}/task`;
  const allowed = readdirSync(tasks).map((task) => readFileSync(`${tasks}/${task}/status`, 'utf8'));
  return [...new Set(allowed.map((status) => /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? ''))];
}

/** Linux's scheduling policy of a process. */
function policyOf(child: ChildProcess): number {
  const afterName = readFileSync(`/proc/${pidOf(child)}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(afterName[38]);
}
