import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const header = request.headers.authorization;
  return header?.slice(0, 7).toLowerCase() === 'bearer ' ? header.slice(7).trim() || null : null;
}
