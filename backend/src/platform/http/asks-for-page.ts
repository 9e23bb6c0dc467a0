import type { IncomingHttpHeaders } from 'node:http';

/** Addresses below which only programs look: the APIs and the files with a hash in their name. */
const OF_PROGRAMS = /^\/(?:(?:api|api-[a-z]+|v1)(?:\/|$)|assets\/)/;

export function isOfPrograms(path: string): boolean {
  return OF_PROGRAMS.test(path);
}

/** Whether it is a browser that wants something to show. */
export function asksForPage({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes('text/html') === true;
}
