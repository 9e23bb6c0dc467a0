import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * How a process stands behind others of its machine: `idle` works only while none of them does, and on one processor, `low`
 * has a smaller share of what they want too.
 */
export const PRIORITIES = ['idle', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

const LOW = ['nice', '-n', '5'] as const;
const run = promisify(execFile);

/**
 * The command of a program that stands behind others from its first moment. Without `chrt` and `taskset`, of Linux's util-linux,
 * `idle` is `low`. On one processor, so that others find one free: where idle threads stand in line, Linux may let one more of
 * them go before whoever has just woken up, and it counts as idle only within a session or container.
 */
export async function behindOthers(priority: Priority, ...command: readonly string[]): Promise<[string, ...string[]]> {
  const alone = priority === 'idle' ? onlyWhileNobodyElseWorks() : [];
  const can = await run('env', [...alone, 'true']).then(
    () => true,
    () => false,
  );
  return [...LOW, ...(can ? alone : []), ...command];
}

function onlyWhileNobodyElseWorks(): string[] {
  const processor = lastProcessor();
  return ['chrt', '--idle', '0', ...(processor ? ['taskset', '--cpu-list', processor] : [])];
}

/** Of those that this process may use; none where the system does not tell. */
function lastProcessor(): string | undefined {
  try {
    const [, allowed] = /^Cpus_allowed_list:(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return allowed?.split(/[\s,-]/).at(-1);
  } catch {
    return undefined;
  }
}
