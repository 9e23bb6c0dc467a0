import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * How a process stands behind others of its machine: `idle` works only while none of them does, and on one processor, `low`
 * has a smaller share of what they want too.
 */
export const PRIORITIES = ['idle', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

const NICE = 5;

/**
 * Puts a process that was just started behind others; one that ended meanwhile is left alone. Without `chrt` and `taskset`, of
 * Linux's util-linux, `idle` is `low`. On one processor, so that others find one free: where idle threads stand in line, Linux
 * may let one more of them go before whoever has just woken up, and it counts as idle only within a session or container.
 */
export function giveWay(pid: number, priority: Priority): void {
  try {
    setPriority(pid, Math.max(NICE, getPriority(pid)));
  } catch {
    return;
  }
  if (priority !== 'idle') return;
  execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], () => undefined);
  const processor = lastProcessor();
  if (processor) execFile('taskset', ['--all-tasks', '--cpu-list', '--pid', processor, String(pid)], () => undefined);
}

/** Of those that this process may use; none where the system does not tell. */
function lastProcessor(): string | undefined {
  try {
    return /^Cpus_allowed_list:.*?(\d+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
