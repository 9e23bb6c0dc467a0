import { Readable } from 'node:stream';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type AnyFault, type FaultKind } from './fault-kinds.js';

export interface FaultReply {
  status: number;
  /** An object goes out as JSON, a string as the vendor's media type or as plain text. */
  body: unknown;
}

/** A vendor's own words for the failures that it words itself. */
export interface FaultReplies {
  notFound(request: FastifyRequest): FaultReply;
  serverError: FaultReply;
  rateLimited: FaultReply;
  /** What the vendor answers with when it is not JSON. */
  mediaType?: string;
}

const TIMEOUT = 60_000;
const HUGE_CHUNKS = 128;
const ALTERATIONS: readonly AnyFault[] = ['wrong-content-type', 'truncated', 'inconsistent'];
const MAINTENANCE =
  '<!doctype html><html><head><title>Manutenção</title></head><body><h1>Voltamos já</h1></body></html>';

/** Whether the fault lets the vendor answer and then spoils the answer. */
export function isAlteration(kind: AnyFault): boolean {
  return ALTERATIONS.includes(kind);
}

/** Answers, or refuses to answer, in place of the vendor. */
export function answerWithFault(kind: FaultKind, request: FastifyRequest, reply: FastifyReply, replies: FaultReplies) {
  const { mediaType = 'application/json' } = replies;
  switch (kind) {
    case 'not-found':
      return send(reply, replies.notFound(request), replies.mediaType);
    case 'server-error':
      return send(reply, replies.serverError, replies.mediaType);
    case 'rate-limited':
      return send(reply.header('retry-after', '2'), replies.rateLimited, replies.mediaType);
    case 'garbage':
      return reply.type(mediaType).send('\u0000\u0001{"status": ]] %%% sem sentido');
    case 'empty':
      return reply.type(mediaType).send('');
    case 'huge':
      return reply.type(mediaType).send(Readable.from(hugeBody()));
    case 'timeout':
      return hangUp(request, reply, TIMEOUT);
    default:
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return reply;
  }
}

/** The vendor's good answer, spoilt. A vendor without `divergent` tells another story by itself. */
export function altered(
  kind: AnyFault,
  reply: FastifyReply,
  payload: unknown,
  { mediaType }: FaultReplies,
  divergent?: (body: Record<string, unknown>) => unknown,
): unknown {
  if (typeof payload !== 'string') return payload;
  reply.removeHeader('content-length');
  if (kind === 'wrong-content-type') {
    const html = mediaType?.startsWith('text/html');
    reply.code(200).type(html ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
    return html ? '{"mensagem":"Voltamos já"}' : MAINTENANCE;
  }
  if (kind === 'truncated') return payload.slice(0, Math.floor(payload.length / 2));
  return divergent ? JSON.stringify(divergent(JSON.parse(payload) as Record<string, unknown>)) : payload;
}

function send(reply: FastifyReply, { status, body }: FaultReply, mediaType = 'text/plain; charset=utf-8') {
  return reply
    .code(status)
    .type(typeof body === 'string' ? mediaType : 'application/json; charset=utf-8')
    .send(body);
}

function hangUp(request: FastifyRequest, reply: FastifyReply, after: number) {
  reply.hijack();
  const { socket } = request.raw;
  const timer = setTimeout(() => socket.destroy(), after);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  return reply;
}

function* hugeBody(): Generator<string> {
  const chunk = 'x'.repeat(65_536);
  yield '{"lixo":"';
  for (let n = 0; n < HUGE_CHUNKS; n++) yield chunk;
  yield '"}';
}
