import type { FastifyReply } from 'fastify';
import { idempotencyKeyIn } from '../../../../../platform/http/idempotency-key.js';

/** For the API's description. */
export const REUSED = { 422: '`IDEMPOTENCY_KEY_REUSED`: Esta Idempotency-Key já veio com outro pedido. Use uma nova.' };

/** The idempotency key of a call, if it has one. */
export function keyOf(header: string | undefined): string | undefined {
  return idempotencyKeyIn(header) ?? undefined;
}

/** Says of what had been given before that it was. */
export function markReplayed<Given extends { readonly replayed: boolean }>(reply: FastifyReply, given: Given): Given {
  if (given.replayed) void reply.header('idempotency-replayed', 'true');
  return given;
}
