import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.js';

/** Which methods each path of the public API is for, a server. */
const METHODS = new WeakMap<object, Map<string, Set<string>>>();

/** Whether an address is of the public API. */
export function isOfPublicApi(address: string): boolean {
  return /^\/v1(?:[/?]|$)/.test(address);
}

/** Remembers which methods the paths of the public API are for. */
export function noteMethods(fastify: FastifyInstance): void {
  const paths = new Map<string, Set<string>>();
  METHODS.set(fastify.server, paths);
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!isOfPublicApi(url)) return;
    const methods = paths.get(url) ?? new Set();
    paths.set(url, methods);
    for (const one of [method].flat()) if (one !== 'HEAD') methods.add(one);
  });
}

/** Of a call of the public API that no route is for: 405 with `Allow` where another method would have one. */
export function otherMethod(request: FastifyRequest, reply: FastifyReply, error: AppError): AppError {
  if (error.code !== 'ROUTE_NOT_FOUND' || !isOfPublicApi(request.url)) return error;
  const path = request.url.split('?')[0] ?? '';
  const paths = [...(METHODS.get(request.server.server) ?? [])];
  const allowed = paths.filter(([pattern]) => fits(path, pattern)).flatMap(([, methods]) => [...methods]);
  if (allowed.length === 0) return error;
  const methods = [...new Set(allowed)].sort().join(', ');
  void reply.header('allow', methods);
  return new AppError('wrong-method', 'METHOD_NOT_ALLOWED', `Use ${methods} neste endereço.`);
}

/** Whether a path is one of a pattern, whose `:names` stand for one part each. */
function fits(path: string, pattern: string): boolean {
  const [given, wanted] = [path.split('/'), pattern.split('/')];
  return given.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}
