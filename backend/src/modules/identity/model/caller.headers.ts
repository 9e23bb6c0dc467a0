import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requestOf } from '../../../platform/http/request-of.js';
import type { Caller } from './caller.js';

const MOST_CHARACTERS = 300;

/** The address and agent that a request came from; only what the connection and a trusted proxy say. */
export const RequestCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = requestOf(context);
  return { address: request.ip, agent: request.headers['user-agent']?.slice(0, MOST_CHARACTERS) ?? null };
});

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const header = request.headers.authorization;
  return header?.slice(0, 7).toLowerCase() === 'bearer ' ? header.slice(7).trim() || null : null;
}
