import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { behindOthers, type Priority } from './behind-others.js';

const [SCHED_OTHER, SCHED_IDLE] = [0, 5];
const hasIdle = spawnSync('chrt', ['--version']).status === 0;
const TELL = `
  const { readdirSync, readFileSync } = require('node:fs');
  const threads = readdirSync('/proc/self/task').map((task) => {
    const of = (file) => readFileSync('/proc/self/task/' + task + '/' + file, 'utf8');
    return {
      policy: Number(of('stat').replace(/^.*\\) /s, '').split(' ')[38]),
      processors: /^Cpus_allowed_list:\\s*(\\S+)$/m.exec(of('status'))[1],
    };
  });
  console.log(JSON.stringify({ nice: require('node:os').getPriority(), threads }));`;

interface Told {
  readonly nice: number;
  readonly threads: readonly { readonly policy: number; readonly processors: string }[];
}

/** What a program says of itself and its threads as soon as it runs. */
async function startedAs(priority: Priority): Promise<Told> {
  const [program, ...rest] = await behindOthers(priority, process.execPath, '-e', TELL);
  return JSON.parse(spawnSync(program, rest, { encoding: 'utf8' }).stdout);
}

describe('A program behind others', () => {
  it('takes a smaller share than others', async () => {
    const { nice, threads } = await startedAs('low');
    expect(nice).toBe(Math.min(19, getPriority() + 5));
    expect(new Set(threads.map(({ policy }) => policy))).toEqual(new Set([SCHED_OTHER]));
  });

  it('works only while nobody else does, from its first moment and with each thread, where the system has that', async () => {
    const { nice, threads } = await startedAs('idle');
    expect(nice).toBe(Math.min(19, getPriority() + 5));
    expect(threads.length).toBeGreaterThan(1);
    expect(new Set(threads.map(({ policy }) => policy))).toEqual(new Set([hasIdle ? SCHED_IDLE : SCHED_OTHER]));
  });

  it('has the last processor for all of its threads, where the system has that', async () => {
    const all = spawnSync('taskset', ['--cpu-list', '--pid', String(process.pid)], { encoding: 'utf8' }).stdout;
    const wanted = all ? /(\d+)\s*$/.exec(all)?.[1] : (await startedAs('low')).threads[0]?.processors;
    const { threads } = await startedAs('idle');
    expect(new Set(threads.map(({ processors }) => processors))).toEqual(new Set([wanted]));
  });

  it('has its end and its output as without them', async () => {
    const [program, ...rest] = await behindOthers('idle', process.execPath, '-e', 'process.exit(7)');
    expect(spawnSync(program, rest).status).toBe(7);
  });
});
