import { Writable } from 'node:stream';
import pino from 'pino';
import { logOptions } from './log-options.js';

it('What somebody typed begins no line of the log and colours none (ASVS 16.4.1)', () => {
  const lines: string[] = [];
  const into = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const { level, redact } = logOptions({ LOG_LEVEL: 'info' });
  const typed = 'fim\r\n{"level":30,"msg":"forjada"}\u001b[31m\u2028';
  pino({ level, redact }, into).info({ typed, err: new Error(typed) }, typed);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: typed });
});
