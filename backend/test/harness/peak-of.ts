import { readFileSync } from 'node:fs';

/** The most memory that a process has held so far, in kB; 0 where the system does not tell. */
export function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
