import { setImmediate as turn } from 'node:timers/promises';
import { LogOutput } from './log-output.js';

describe('What is logged', () => {
  const written: string[] = [];
  let flushed = 0;
  const output = new LogOutput({ write: (lines) => written.push(lines), flushSync: () => flushed++ });

  beforeEach(() => {
    written.length = 0;
    flushed = 0;
  });

  it('in one turn goes out together, in its order, when the turn is over', async () => {
    output.write('one\n');
    output.write('two\n');
    expect(written).toEqual([]);
    await turn();
    output.write('three\n');
    await turn();
    await turn();
    expect(written).toEqual(['one\ntwo\n', 'three\n']);
  });

  it('is written down when the process ends within a turn', async () => {
    output.write('last\n');
    output.finish();
    expect([written, flushed]).toEqual([['last\n'], 1]);
    await turn();
    expect(written).toEqual(['last\n']);
  });
});
