import { readFileSync } from 'node:fs';
import { percentile } from '../statistics.js';

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
  const unit = 10 ** decimals;
  return Math.round(percentile(Float64Array.from(values).sort(), part) * unit) / unit;
}
