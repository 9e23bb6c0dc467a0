import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorKind } from '../../kernel/errors.js';
import { reasonOf } from '../../kernel/reason-of.js';
import { hasNoRoom, isDatabaseAway } from '../database/database-away.js';
import { CappedWarnings } from '../logging/capped-warning.js';
import { isOfPublicApi, otherMethod } from './allowed-methods.js';
import { tellRefusal } from './limit-headers.js';
import { type Problem, problemOf, STATUS_OF, toldByMessage } from './problem.js';
import { VendorFailure } from './vendor-failure.js';

type Words = readonly [kind: ErrorKind, code: string, text: string];

const OF_FRAMEWORK: Readonly<Record<number, Words>> = {
  401: ['unauthenticated', 'UNAUTHENTICATED', 'Token não encontrado'],
  403: ['forbidden', 'FORBIDDEN', 'Acesso negado.'],
  404: ['not-found', 'ROUTE_NOT_FOUND', 'Endereço não encontrado.'],
  413: ['too-large', 'BODY_TOO_LARGE', 'O conteúdo enviado é grande demais.'],
  415: ['unsupported', 'UNSUPPORTED_MEDIA_TYPE', 'Envie o corpo como application/json.'],
  429: ['rate-limited', 'RATE_LIMITED', 'Muitas requisições em pouco tempo. Aguarde e tente novamente.'],
};
const BAD_REQUEST: Words = ['invalid', 'BAD_REQUEST', 'Requisição inválida. Verifique o formato dos dados enviados.'];

/** The one place where a failure becomes an HTTP answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');
  private readonly outages = new CappedWarnings(this.logger);

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) return;
    const error = otherMethod(request, reply, toAppError(exception));
    if (error.kind === 'internal') this.logger.error({ requestId: request.id, err: exception });
    if (hasNoRoom(exception))
      this.outages.warn('no room', `the database has no room: ${reasonOf(exception)}`, new Date());
    else if (STATUS_OF[error.kind] > 500) this.tellOutage(error);
    if (isOfPublicApi(request.url)) tellRefusal(reply, error);
    const problem = problemOf(error, String(request.id));
    sendProblem(request, reply, request.routeOptions.config.tellsMessage ? toldByMessage(problem) : problem);
  }

  /** Of vendors the log has a line already (vendor-log.ts). */
  private tellOutage(error: AppError): void {
    const { code, cause } = error;
    if (cause === undefined || error instanceof VendorFailure || cause instanceof VendorFailure) return;
    this.outages.warn(code, `${code}: ${reasonOf(cause)}`, new Date());
  }
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  const isPublic = isOfPublicApi(request.url);
  const wantsProblem = isPublic || request.headers.accept?.includes('application/problem+json') === true;
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  reply.header('cache-control', 'no-store');
  // Closing while the rest of the body is still coming would reset the connection and lose the answer; Node reads it away.
  if (problem.status === 413) reply.header('connection', 'keep-alive');
  if (isPublic && problem.status === 401) reply.header('www-authenticate', 'Bearer');
  if (wantsProblem) {
    const { success, error, ...rest } = problem.body;
    const told = isPublic ? rest : problem.body;
    const body = { type: 'about:blank', title: error, status: problem.status, ...told };
    void reply.status(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
    return;
  }
  void reply.status(problem.status).type('application/json; charset=utf-8').send(JSON.stringify(problem.body));
}

/** Framework failures (broken JSON, too large, unknown route …) in our own words; anything else is internal. */
export function toAppError(exception: unknown): AppError {
  if (exception instanceof AppError) return exception;
  const failure = exception as { statusCode?: number };
  const status = exception instanceof HttpException ? exception.getStatus() : (failure?.statusCode ?? 500);
  if (isDatabaseAway(exception)) {
    return new AppError('unavailable', 'UNAVAILABLE', 'Serviço indisponível. Tente novamente em instantes.', {
      cause: exception,
      retryAfterSeconds: 2,
    });
  }
  const known = Object.values(STATUS_OF).includes(status) || status === 414 || status === 431;
  if (!known || status >= 500) return new AppError('internal', 'INTERNAL', 'Erro no servidor', { cause: exception });
  const [kind, code, text] = OF_FRAMEWORK[status] ?? BAD_REQUEST;
  return new AppError(kind, code, text, { cause: exception, ...(status === 429 && { retryAfterSeconds: 60 }) });
}
