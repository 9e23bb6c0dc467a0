import { AppError, invalidInput } from '../../kernel/errors.js';
import { toAppError } from './problem.filter.js';
import { problemOf } from './problem.js';

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
    [new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
    [new Error('duplicate key value'), 'INTERNAL'],
    ['a thrown text', 'INTERNAL'],
    [undefined, 'INTERNAL'],
  ])('turn %p into %s', (exception, code) => {
    expect(toAppError(exception).code).toBe(code);
  });
});
