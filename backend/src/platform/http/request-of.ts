import type { ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The request that a guard or a parameter is for. `switchToHttp()` makes three functions each time that it is asked. */
export function requestOf<Request = FastifyRequest>(context: ArgumentsHost): Request {
  return context.getArgByIndex(0);
}

export function replyOf(context: ArgumentsHost): FastifyReply {
  return context.getArgByIndex(1);
}
