import { Writable } from 'node:stream';
import pino from 'pino';
import { QueryFailedError } from 'typeorm';
import { logOptions } from './logging.module.js';

/** What the product would write of `line`. */
function written(line: object): string {
  let text = '';
  const into = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  const { level, redact } = logOptions({ LOG_LEVEL: 'info' });
  pino({ level, redact }, into).error(line);
  return text;
}

describe('the logs', () => {
  it('do not quote the row that PostgreSQL refused (ASVS 16.2.5)', () => {
    const refused = Object.assign(new Error('violates check constraint'), {
      detail: 'Failing row contains (ana@gmail.com).',
      where: 'unnamed portal parameter $1 = ana@gmail.com',
    });
    const failure = new QueryFailedError('INSERT INTO accounts', ['ana@gmail.com'], refused);
    for (const err of [refused, failure]) {
      expect(written({ err })).toContain('violates check constraint');
      expect(written({ err })).not.toContain('ana@gmail.com');
    }
  });

  it('leave out what a person typed (ASVS 16.2.5)', () => {
    expect(written({ body: { password: 'Garoa-2026', token: 'abc', cpf: '52998224725' } })).not.toMatch(
      /Garoa-2026|abc|52998224725/,
    );
  });

  it.each([
    ['/redefinir-senha/p3s0fQ2cZb0m1lX9vT4kYw7uJr8eHd5aNiGq6oUxBcM', '/redefinir-senha/***'],
    ['/confirmar-email/p3s0fQ2cZb0m1lX9vT4kYw7uJr8eHd5aNiGq6oUxBcM%20?a=1', '/confirmar-email/***'],
    ['/api-fotorj/fotorj?cpf=52998224725', '/api-fotorj/fotorj'],
    ['/consultas/52998224725', '/consultas/***'],
    [
      '/api/user/history/abcdefab-cdef-7abc-8def-abcdefabcdef',
      '/api/user/history/abcdefab-cdef-7abc-8def-abcdefabcdef',
    ],
  ])('tell of a request to %s only %s', (url, path) => {
    const { serializers } = logOptions({ LOG_LEVEL: 'info' });
    expect(serializers.req({ id: 'r', method: 'GET', url })).toEqual({ id: 'r', method: 'GET', path });
  });
});
