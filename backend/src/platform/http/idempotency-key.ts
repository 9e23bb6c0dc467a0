import type { ApiHeaderOptions } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { invalidInput } from '../../kernel/errors.js';

const FORM = /^[\x21-\x7e]{1,128}$/;

/** For the API's description: what the key does for this call. */
export function repeatable(description: string): ApiHeaderOptions {
  const schema = { type: 'string' as const, maxLength: 128, example: 'pedido-4711' };
  return {
    name: 'Idempotency-Key',
    required: false,
    description: `Até 128 caracteres, sem espaços nem acentos, ${description}`,
    schema,
  };
}

/** What an answer says that was given before. */
export const REPLAYED = {
  'Idempotency-Replayed': {
    description: 'Presente quando a resposta é a de uma chamada anterior com a mesma `Idempotency-Key`.',
    schema: { type: 'string' as const, enum: ['true'], example: 'true' },
  },
};

/** Null without one; throws INVALID_INPUT for what is none. */
export function idempotencyKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!FORM.test(header)) throw invalidInput('Idempotency-Key', 'Idempotency-Key inválida.');
  return header;
}

/** Says of what had been given before that it was. */
export function markReplayed<Given extends { readonly replayed: boolean }>(reply: FastifyReply, given: Given): Given {
  if (given.replayed) void reply.header('idempotency-replayed', 'true');
  return given;
}
