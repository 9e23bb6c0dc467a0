import type { FastifyRequest } from 'fastify';

/** The cookies that came with a request, by name. */
export function cookiesOf({ server, headers }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return headers.cookie === undefined ? {} : server.parseCookie(headers.cookie);
}
