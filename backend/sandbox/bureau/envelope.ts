import { type FastifyReply } from 'fastify';

export const NO_DATA = 'Sem dados';
export const NOT_FOUND = { status: 'nao_encontrado' };
export const SIGNATURE = { criador: '@bureau_ficticio', by: 'Bureau Fictício' } as const;

/** A good answer: what was asked for, signed, with the month of the data. */
export function envelope(content: object) {
  return { status: 'ok', ...content, ...SIGNATURE, referencia: '2026-10' };
}

export function refuse(reply: FastifyReply, message: string) {
  return reply.code(400).send({ status: 'invalido', mensagem: message });
}
