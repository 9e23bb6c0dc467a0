import { execFileSync } from 'node:child_process';

/** Whether a program of Prometheus' Debian package is on this machine. */
export function isPresent(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
