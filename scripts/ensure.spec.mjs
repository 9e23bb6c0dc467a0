import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const FILES = ['ensure.mjs', 'parts/lock.mjs', 'parts/node-advice.mjs'];

/** Stands for npm: notes how it was called, then installs a Node of the wanted version, or nothing. */
const NPM = `
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
appendFileSync('calls.txt', JSON.stringify({ args: process.argv.slice(2), path: process.env.PATH }) + '\\n');
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/node/bin', { recursive: true });
await new Promise((resolve) => setTimeout(resolve, 200));
const { FAKE_NODE, FAKE_CODE } = process.env;
if (FAKE_NODE) writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\necho ' + FAKE_NODE + '\\n', { mode: 0o755 });
process.exitCode = Number(FAKE_CODE ?? 0);
`;

describe('The installation before a command', () => {
  let root;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'nitido-ensure-'));
    mkdirSync(join(root, 'scripts', 'parts'), { recursive: true });
    for (const file of FILES) copyFileSync(join('scripts', file), join(root, 'scripts', file));
    writeFileSync(join(root, 'package-lock.json'), '{"first": true}');
    writeFileSync(join(root, 'npm.mjs'), NPM);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('calls this very npm once, with development packages and without the project’s own tools in PATH', async () => {
    await ensure({ PATH: ['/project/node_modules/.bin', '/usr/bin', '/bin'].join(delimiter) });
    await ensure();
    expect(calls()).toEqual([
      { args: expect.arrayContaining(['ci', '--include=dev']), path: ['/usr/bin', '/bin'].join(delimiter) },
    ]);
  });

  it('installs again when the lock file has changed', async () => {
    await ensure();
    writeFileSync(join(root, 'package-lock.json'), '{"second": true}');
    await ensure();
    expect(calls()).toHaveLength(2);
  });

  it('installs again after an installation that failed', async () => {
    const failed = await ensure({ FAKE_CODE: '1' });
    expect(failed.code).toBe(1);
    expect(existsSync(join(root, 'node_modules', '.stamp'))).toBe(false);
    expect((await ensure()).code).toBe(0);
    expect(calls()).toHaveLength(2);
  });

  it.each(['', 'v20.19.0'])('says in one line what to do when the Node that npm brought is "%s"', async (FAKE_NODE) => {
    const { code, text } = await ensure({ FAKE_NODE, npm_lifecycle_event: 'prestart' });
    expect(code).toBe(1);
    expect(text.trim().split('\n').at(-1)).toMatch(/Node 24 .* Rode: npm run start --ignore-scripts=false$/);
    expect(existsSync(join(root, 'node_modules', '.stamp'))).toBe(false);
  });

  it('installs once when two commands start together', async () => {
    const both = await Promise.all([ensure(), ensure()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(calls()).toHaveLength(1);
  });

  function ensure(env = {}) {
    const npm = { npm_execpath: join(root, 'npm.mjs'), npm_node_execpath: process.execPath };
    const given = { PATH: '/usr/bin:/bin', FAKE_NODE: 'v24.1.0', ...npm, ...env };
    const child = spawn(process.execPath, [join(root, 'scripts', 'ensure.mjs')], { cwd: root, env: given });
    let text = '';
    child.stderr.on('data', (chunk) => (text += chunk));
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
  }

  function calls() {
    return readFileSync(join(root, 'calls.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
});
