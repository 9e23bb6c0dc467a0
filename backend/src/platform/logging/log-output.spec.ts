import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { logOptions } from './log-options.js';
import { LogOutput } from './log-output.js';

let folder: string;
let process: EventEmitter;
let output: LogOutput;
let log: Logger;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  process = new EventEmitter();
  output = new LogOutput(join(folder, 'log'), process as NodeJS.Process);
  const { level, hooks } = logOptions({ LOG_LEVEL: 'info' }, (of) => output.wrote(of));
  log = pino({ level, hooks } as pino.LoggerOptions, output.stream);
});

afterEach(() => {
  output.stream.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const words = () =>
  readFileSync(join(folder, 'log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

describe('Lines of the log', () => {
  it('are written in blocks, in their order', () => {
    const said = Array.from({ length: 200 }, (_, n) => `line ${n}`);
    for (const text of said) log.info(text);
    const written = words();
    expect(written.length).toBeGreaterThan(0);
    expect(written).toEqual(said.slice(0, written.length));
    process.emit('exit');
    expect(words()).toEqual(said);
  });

  it('are written soon, also when no more come', async () => {
    log.info('alone');
    expect(words()).toEqual([]);
    await sleep(600);
    expect(words()).toEqual(['alone']);
  });

  it('that warn are written at once, after those before them', () => {
    log.info('before');
    log.warn('about that');
    expect(words()).toEqual(['before', 'about that']);
  });

  it('are written at once when the process goes, and by its end in any case', () => {
    log.info('served');
    output.endBlocks();
    log.info('last');
    expect(words()).toEqual(['served', 'last']);
  });
});
