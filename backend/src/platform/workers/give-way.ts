import { execFile } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

/** How a process stands behind others of its machine: `idle` works only while none of them does, `low` has a smaller share of what they want too. */
export const PRIORITIES = ['idle', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

const NICE = 5;

/** Puts a process that was just started behind others; one that ended meanwhile is left alone. Without `chrt`, of Linux's util-linux, `idle` is `low`. */
export function giveWay(pid: number, priority: Priority): void {
  try {
    setPriority(pid, Math.max(NICE, getPriority(pid)));
  } catch {
    return;
  }
  if (priority === 'idle') execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], () => undefined);
}
