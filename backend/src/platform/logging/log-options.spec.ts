import { Writable } from 'node:stream';
import pino from 'pino';
import { QueryFailedError } from 'typeorm';
import { logOptions } from './log-options.js';

/** What the product would write of `line`. */
function written(...line: [object, string?]): string {
  let text = '';
  const into = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  const { wrapSerializers: _, ...options } = logOptions({ LOG_LEVEL: 'info' });
  pino(options, into).error(...line);
  return text;
}

describe('the logs', () => {
  it('do not quote the row that PostgreSQL refused (ASVS 16.2.5)', () => {
    const refused = Object.assign(new Error('violates check constraint'), {
      detail: 'Failing row contains (ana@gmail.com).',
      where: 'unnamed portal parameter $1 = ana@gmail.com',
    });
    const failure = new QueryFailedError('INSERT INTO accounts', ['ana@gmail.com'], refused);
    for (const err of [refused, failure, new Error('not kept', { cause: failure })]) {
      expect(written({ err })).toContain('violates check constraint');
      expect(written({ err })).not.toContain('ana@gmail.com');
    }
  });

  it('tell where an error came from, and nothing that hangs on it or that its words quote', () => {
    const err = Object.assign(new SyntaxError('Unexpected token, "Ana\n    at Lima (52998224725)"'), { input: 'Ana' });
    expect(written({ err })).toContain('log-options.spec');
    expect(written({ err })).not.toMatch(/Ana|Lima|52998224725/);
  });

  it('leave out what a person typed (ASVS 16.2.5)', () => {
    expect(written({ body: { password: 'Garoa-2026', token: 'abc', cpf: '52998224725' } })).not.toMatch(
      /Garoa-2026|abc|52998224725/,
    );
  });

  it('blot e-mails and documents out of any line, and keep the ids of things', () => {
    const id = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
    expect(written({}, `e-mail ${id} to ana@gmail.com of 529.982.247-25 waits`)).toContain(
      `e-mail ${id} to *** of *** waits`,
    );
  });
});
