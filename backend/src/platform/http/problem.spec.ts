import { type ArgumentsHost, Logger } from '@nestjs/common';
import fastify from 'fastify';
import { AppError, invalidInput } from '../../kernel/errors.js';
import { ProblemFilter, toAppError } from './problem.filter.js';
import { problemOf } from './problem.js';
import { VendorFailure } from './vendor-failure.js';

describe('problem answers', () => {
  it('carry text, code, request id and fields, and never the cause (ASVS 13.4.2, 16.5.1)', () => {
    const error = new AppError('unavailable', 'SOURCE_DOWN', 'Fora do ar.', {
      cause: new Error('vendor says 529'),
      retryAfterSeconds: 5,
    });
    const problem = problemOf(error, 'req-1');
    expect(problem).toEqual({
      status: 503,
      retryAfterSeconds: 5,
      body: { success: false, error: 'Fora do ar.', code: 'SOURCE_DOWN', requestId: 'req-1' },
    });
    expect(problemOf(invalidInput('cpf', 'CPF inválido.'), 'r').body.fields).toEqual([
      { field: 'cpf', message: 'CPF inválido.' },
    ]);
  });

  it.each([
    [{ statusCode: 413 }, 'BODY_TOO_LARGE'],
    [{ statusCode: 415 }, 'UNSUPPORTED_MEDIA_TYPE'],
    [{ statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }, 'BAD_REQUEST'],
    [{ statusCode: 429 }, 'RATE_LIMITED'],
    [{ code: '57P01', message: 'terminating connection' }, 'UNAVAILABLE'],
    [{ code: '57014', message: 'canceling statement due to statement timeout' }, 'UNAVAILABLE'],
    [{ code: '53100', message: 'could not extend file: No space left on device' }, 'UNAVAILABLE'],
    [{ code: 'EAI_AGAIN', message: 'getaddrinfo EAI_AGAIN db.example' }, 'UNAVAILABLE'],
    [new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
    [new Error('duplicate key value'), 'INTERNAL'],
    ['a thrown text', 'INTERNAL'],
    [undefined, 'INTERNAL'],
  ])('turn %p into %s', (exception, code) => {
    expect(toAppError(exception).code).toBe(code);
  });

  it.each([
    [new AppError('unavailable', 'CAPTCHA_UNAVAILABLE', 'Fora do ar.', { cause: new Error('keys are refused') }), 1],
    [new AppError('unavailable', 'CAPTCHA_UNAVAILABLE', 'Fora do ar.', { cause: new VendorFailure('V', 'body') }), 0],
    [new VendorFailure('V', 'body'), 0],
    [new AppError('unavailable', 'MAINTENANCE', 'Manutenção.'), 0],
    [new AppError('conflict', 'CONFLICT', 'Não.', { cause: new Error('of ours') }), 0],
  ])('leave a line of what is out and why, unless the vendor’s own line tells it: %s', (error, lines) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const reply = { header: () => reply, status: () => reply, type: () => reply, send: () => reply, raw: {} };
    const request = { id: '1', url: '/api/x', headers: {}, routeOptions: { config: {} } };
    const http = { getRequest: () => request, getResponse: () => reply };
    const filter = new ProblemFilter();
    for (let n = 0; n < 3; n++) filter.catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
    const told = [['CAPTCHA_UNAVAILABLE: keys are refused']].slice(0, lines);
    expect(warn.mock.calls).toEqual(told);
    warn.mockRestore();
  });

  it('tell the figures of the limit that refused, in the public API', async () => {
    const server = fastify();
    const details = { politica: 'webhooks', limite: 60, segundos: 600 };
    const refusal = new AppError('rate-limited', 'RATE_LIMITED', 'Aguarde.', { retryAfterSeconds: 7, details });
    server.get('/v1/x', (request, reply) => {
      void reply.headers({ 'ratelimit-policy': '"chave";q=300;w=60', ratelimit: '"chave";r=299;t=60' });
      const http = { getRequest: () => request, getResponse: () => reply };
      new ProblemFilter().catch(refusal, { switchToHttp: () => http } as unknown as ArgumentsHost);
    });
    const { status, headers } = await fetch(`${await server.listen({ host: '127.0.0.1', port: 0 })}/v1/x`);
    await server.close();
    expect([status, ...['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => headers.get(name))]).toEqual([
      429,
      '"webhooks";q=60;w=600',
      '"webhooks";r=0;t=7',
      '7',
    ]);
  });
});
