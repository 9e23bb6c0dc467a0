import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('The search for a Chromium', () => {
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nitido-chromium-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes the one that CHROMIUM_PATH names', () => {
    const path = browser('mine');
    expect(search({ CHROMIUM_PATH: path })).toEqual({ status: 0, answer: path });
  });

  it('takes the system’s', () => {
    const path = browser('bin/chromium');
    expect(search({ PATH: join(folder, 'bin') })).toEqual({ status: 0, answer: path });
  });

  it('takes the one without windows before the one with', () => {
    browser('bin/chromium');
    const path = browser('bin/chromium-headless-shell');
    expect(search({ PATH: join(folder, 'bin') })).toEqual({ status: 0, answer: path });
  });

  it('passes over one that does not run', () => {
    browser('broken/chromium', 1);
    const path = browser('bin/google-chrome');
    expect(search({ PATH: `${join(folder, 'broken')}:${join(folder, 'bin')}` })).toEqual({ status: 0, answer: path });
  });

  it('fails with the command to run when none can be found or had', () => {
    const { status, answer } = search({ PATH: folder });
    expect(status).toBe(1);
    expect(answer).toMatch(/Run: npx playwright install --with-deps chromium$/);
  }, 60_000);

  function browser(name, code = 0) {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
    return path;
  }

  /** Without network and without leave to install anything. */
  function search(env) {
    const nowhere = { PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1', PLAYWRIGHT_BROWSERS_PATH: join(folder, 'cache') };
    const { status, stdout } = spawnSync(process.execPath, ['scripts/chromium.mjs'], {
      env: { ...nowhere, NO_SYSTEM_INSTALL: '1', ...env },
      encoding: 'utf8',
    });
    return { status, answer: stdout.trim() };
  }
});
