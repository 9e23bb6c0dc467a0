import { loggedError } from './logged-error.js';

/**
 * Tells of what nobody caught as of any other error, and ends the process as Node would, which itself would print all that
 * hangs on the error, the values of a failed statement among it.
 */
export function reportCrashes(of: Pick<NodeJS.Process, 'once' | 'exit'> = process): void {
  of.once('uncaughtException', (error) => {
    console.error(JSON.stringify({ level: 60, time: Date.now(), err: loggedError(error) }));
    of.exit(1);
  });
}
