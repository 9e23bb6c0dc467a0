import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundLog } from './child.mjs';

const folder = mkdtempSync(join(tmpdir(), 'nitido-log-'));
const log = join(folder, 'app.log');
const text = (name) => readFileSync(join(folder, name), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

describe('The log of a program that runs', () => {
  it('begins anew once it is too long, with one older file, under the hands of who writes it', () => {
    const file = openSync(log, 'a');
    writeSync(file, 'one\n');
    boundLog(log, 10);
    expect(readdirSync(folder)).toEqual(['app.log']);
    for (const lines of ['two\nthree\n', 'four\nfive\nsix\n']) {
      writeSync(file, lines);
      boundLog(log, 10);
      writeSync(file, 'and on\n');
    }
    closeSync(file);
    expect([text('app.log'), text('app.log.1')]).toEqual(['and on\n', 'and on\nfour\nfive\nsix\n']);
  });
});
