import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { newId } from '../ids.js';
import { parsedTraceparent, traceparentOf } from '../telemetry/traceparent.js';
import { isOfPublicApi, noteMethods } from './allowed-methods.js';
import { limitConnections } from './connection-ceiling.js';
import { cutFiles } from './cut-files.js';
import { DrainedResponse } from './drain.js';
import type { FinishedRequests } from './finished-requests.js';
import { leadBrowsers } from './lead-browsers.js';
import { takeOneClickForms } from './one-click-route.js';
import { sendProblem, toAppError } from './problem.filter.js';
import { problemOf } from './problem.js';
import { securityHeaders } from './security-headers.js';
import { answerUnreadable } from './unreadable-request.js';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Where lists are sent. */
const LIST_ROUTES = ['/api/batches', '/api/batches/preview', '/v1/batches'];
const LIST_LIMIT_BYTES = 1024 * 1024;
/** For head and body together: whoever sends them by drops holds a connection for no longer. */
const SLOWEST_REQUEST_MS = 15_000;

/** Takes JSON bodies only; Nest and Fastify would read forms and plain text too, which a foreign page may send unasked. */
class JsonOnlyAdapter extends FastifyAdapter {
  override registerParserMiddleware(prefix?: string, rawBody?: boolean): void {
    super.registerParserMiddleware(prefix, rawBody);
    this.getInstance().removeContentTypeParser(['application/x-www-form-urlencoded', 'text/plain']);
    takeOneClickForms(this.getInstance());
  }
}

/** The Fastify server: request ids of our own, body limit, and its own failures in our envelope. */
export function fastifyAdapter(config: PlatformConfig, finished: FinishedRequests): FastifyAdapter {
  const headers = securityHeaders(config.production);
  return new JsonOnlyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    // Without a proxy the library need not look for what one would say, at each request.
    trustProxy: config.TRUSTED_PROXIES > 0 && ((_address: string, hop: number) => hop < config.TRUSTED_PROXIES),
    requestIdHeader: false,
    genReqId: newId,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: 75_000,
    requestTimeout: SLOWEST_REQUEST_MS,
    // Node takes the longer of the two times for the whole request, and looks only every 30 s unless told.
    http: {
      headersTimeout: SLOWEST_REQUEST_MS,
      connectionsCheckingInterval: 2_000,
      ServerResponse: DrainedResponse,
      // Node would refuse it with nothing but a status.
      requireHostHeader: false,
    },
    clientErrorHandler: answerUnreadable(headers, finished.unreadable),
    // No hook hears of an address that is none.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      finished.follow(request, reply);
      reply.headers(headers).header('x-request-id', String(request.id));
      sendProblem(request, reply, problemOf(toAppError(error), String(request.id)));
    },
  });
}

/** Headers, cookies, compression, how many connections an address may hold, and who hears of finished requests. */
export async function registerPlugins(
  app: NestFastifyApplication,
  config: PlatformConfig,
  finished: FinishedRequests,
): Promise<void> {
  // Read where they are wanted (`request-cookies.ts`): few routes want any.
  await app.register(cookie, { hook: false });
  await app.register(compress, {
    global: true,
    threshold: 1_400,
    // Of answers alone: the library goes on unpacking what a body holds beyond the limit, gigabytes of a few kB.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  limitConnections(app.getHttpServer(), config, finished);
  // What else than `100-continue` somebody expects is ignored, as the standard lets us: Node would refuse it with nothing but a status.
  app
    .getHttpServer()
    .on('checkExpectation', (request, response) => app.getHttpServer().emit('request', request, response));
  leadBrowsers(app.getHttpServer());
  // The assets' own cache header comes later and wins. By the address it could not be told: it has many spellings.
  const headers = { ...securityHeaders(config.production), 'cache-control': 'no-store' };
  const fastify = app.getHttpAdapter().getInstance();
  noteMethods(fastify);
  cutFiles(fastify);
  fastify.addHook('onRoute', (route) => {
    if (LIST_ROUTES.includes(route.url)) route.bodyLimit = LIST_LIMIT_BYTES;
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    finished.follow(request, reply);
    reply.headers(headers);
    reply.header('x-request-id', String(request.id));
    // The trace that a program's call is in; where a span of ours is made for it, that one's hook names the span.
    const caller = isOfPublicApi(request.url) ? parsedTraceparent(request.headers.traceparent) : null;
    if (caller && !reply.hasHeader('traceparent')) reply.header('traceparent', traceparentOf(caller));
    // An empty body is none, of whatever type its sender calls it.
    if (hasNoBody(request)) delete request.headers['content-type'];
    done(hasNoHost(request) ? noHost() : isPacked(request) ? packedBody() : undefined);
  });
}

/** Without a length, and not sent in chunks, there is none (RFC 9112, 6.3). */
function hasNoBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** The first version of HTTP had none. */
function hasNoHost({ headers, raw }: FastifyRequest): boolean {
  return headers.host === undefined && raw.httpVersion !== '1.0';
}

function noHost(): AppError {
  return new AppError('invalid', 'BAD_REQUEST', 'Diga no cabeçalho Host a quem a requisição se destina.');
}

function isPacked({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
}

const packedBody = (): AppError =>
  new AppError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', 'Envie o corpo sem compactação (Content-Encoding).');
