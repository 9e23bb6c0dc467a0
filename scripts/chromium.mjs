import './parts/project-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Debian's headless shell first: it is the same browser without windows, and takes a fifth less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's cache; then one that is installed
 * (Debian's packages as root unless NO_SYSTEM_INSTALL=1, else Playwright's download). Undefined when nothing works.
 */
export function findChromium() {
  const looks = [named, ofTheSystem, ofPlaywright, installFromDebian, download];
  return looks.reduce((found, look) => found ?? look().find(works), undefined);
}

/** What to run by hand when there is none. */
export const CHROMIUM_ADVICE = 'No Chromium for the browser tests. Run: npx playwright install --with-deps chromium';

function named() {
  return [process.env.CHROMIUM_PATH].filter(Boolean);
}

function ofTheSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...FIXED].filter((path) => existsSync(path));
}

/** Playwright, which takes long to load, is asked where no other place has one. */
function ofPlaywright() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [chromium.executablePath()].filter((path) => existsSync(path));
}

/** Ubuntu's package, for one, is only a pointer to a snap that may be missing. */
function works(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function installFromDebian() {
  if (process.env.NO_SYSTEM_INSTALL === '1' || process.getuid?.() !== 0 || !isDebian()) return [];
  console.error('No Chromium found: installing the one of Debian with apt-get (NO_SYSTEM_INSTALL=1 forbids it).');
  const install = (name) => aptGet('install', '--yes', '--no-install-recommends', name);
  return aptGet('update') && (install('chromium-headless-shell') || install('chromium')) ? ofTheSystem() : [];
}

function isDebian() {
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function download() {
  console.error("No Chromium found: downloading Playwright's.");
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return ofPlaywright();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = findChromium();
  console.log(path ?? CHROMIUM_ADVICE);
  process.exitCode = path ? 0 : 1;
}
