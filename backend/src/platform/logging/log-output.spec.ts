import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { LogOutput } from './log-output.js';

describe('What is logged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-log-'));
  const file = join(folder, 'app.log');
  const written = () => readFileSync(file, 'utf8');
  const open = () => openSync(file, 'a');

  async function turnsUntil(done: () => boolean): Promise<void> {
    while (!done()) await turn();
  }

  afterEach(() => rmSync(file, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('goes out in its order, when its turn of the event loop is over', async () => {
    const output = new LogOutput(open());
    output.write('one\n');
    output.write('two\n');
    expect(written()).toBe('');
    await turnsUntil(() => written() !== '');
    for (let n = 0; n < 1_000; n++) output.write(`${n}\n`);
    await turn();
    output.write('last\n');
    await turnsUntil(() => written().endsWith('last\n'));
    expect(written().split('\n')).toEqual([
      'one',
      'two',
      ...Array.from({ length: 1_000 }, (_, n) => `${n}`),
      'last',
      '',
    ]);
  });

  it('is written down when the process ends within a turn', async () => {
    const output = new LogOutput(open());
    output.write('last\n');
    output.finish();
    expect(written()).toBe('last\n');
    await turn();
    expect(written()).toBe('last\n');
  });

  it('is lost on a full disk, where the process lives and ends, and told of once there is room', async () => {
    const full = openSync('/dev/full', 'r+');
    const output = new LogOutput(full);
    output.write('one\n');
    await turnsUntil(() => output.lost > 0);
    output.write('two\nthree\n');
    await turnsUntil(() => output.lost > 1);
    output.write('four\n');
    output.finish();
    closeSync(full);
    // The lowest number that is free: the same one.
    expect(open()).toBe(full);
    output.write('five\n');
    await turnsUntil(() => written().endsWith('lost"}\n'));
    expect(written()).toMatch(/^five\n\{"level":40,"time":\d+,"msg":"4 lines of the log were lost"\}\n$/);
    expect(output.lost).toBe(0);
  });
});
