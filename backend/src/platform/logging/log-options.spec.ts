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
  const { level, redact } = logOptions({ LOG_LEVEL: 'info', production: true });
  pino({ level, redact }, into).error(line);
  return text;
}

describe('the logs', () => {
  it('do not quote the row that PostgreSQL refused', () => {
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

  it('leave out what a person typed', () => {
    expect(written({ body: { password: 'Senha123', token: 'abc', cpf: '52998224725' } })).not.toMatch(
      /Senha123|abc|52998224725/,
    );
  });
});
