import { readFileSync } from 'node:fs';

/** Milliseconds that a process has had of the processors, which others' work changes less than the clock; 0 where the system does not tell. */
export function workOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** The value below which such a part of them lies, to so many decimals. */
export function at(values: readonly number[], part: number, decimals: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const unit = 10 ** decimals;
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * unit) / unit;
}
