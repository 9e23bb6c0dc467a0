import { type FastifyReply } from 'fastify';

/** A cause as the gateway numbers and words it. */
export interface Cause {
  code: number;
  description: string;
  data: string | null;
}

/** The gateway's error body. */
export function problem(status: number, message: string, error: string, cause: Cause[] = []) {
  return { message, error, status, cause };
}

export function cause(code: number, description: string): Cause {
  return { code, description, data: null };
}

export const PAYMENT_NOT_FOUND = problem(404, 'Payment not found', 'not_found', [cause(2000, 'Payment not found')]);

export function notFound(reply: FastifyReply) {
  return reply.code(404).send(PAYMENT_NOT_FOUND);
}

export function badRequest(reply: FastifyReply, causes: Cause[]) {
  return reply.code(400).send(problem(400, causes[0]?.description ?? 'bad request', 'bad_request', causes));
}
