import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJest, readPlaywright, readReport } from './reports.mjs';
import { exitCode, NO_TESTS, start } from './test-part.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const compiledOnce = new URL('compiled-once.mjs', import.meta.url).href;
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
/** Characters of a failed page that are shown. */
const LONGEST_PAGE = 6000;

/** Where the runners leave their reports. */
export const reports = join(root, 'dist', 'reports');

export async function runJest(projects, rest, env) {
  const report = join(reports, `${projects[0]}.json`);
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--selectProjects', ...projects];
  // A journey waits for much of its time: three of them keep two processors busy.
  const workers = projects.includes('journeys') ? 3 : 2;
  // Tests make much that soon is garbage. What is compiled serves the next suites too.
  const ofV8 = ['--max-semi-space-size=64', '--min-semi-space-size=16', '--no-flush-bytecode'];
  args.unshift(...ofV8, `--import=${compiledOnce}`);
  args.push(`--maxWorkers=${workers}`, '--json', `--outputFile=${report}`, ...rest);
  const code = await exitCode(start(args, { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  return readReport(report, readJest, code);
}

export async function runPlaywright(rest, env) {
  const { CHROMIUM_ADVICE, findChromium } = await import('../chromium.mjs');
  const chromium = findChromium();
  if (!chromium) {
    console.error(CHROMIUM_ADVICE);
    return { ...NO_TESTS, failed: 1, names: ['Chromium is missing'] };
  }
  const report = join(reports, 'playwright.json');
  const browser = { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const options = { env: browser, stdio: ['ignore', 'inherit', 'inherit'] };
  const code = await exitCode(start([playwright, 'test', ...rest], options));
  if (code !== 0) showFailedPages(join(root, 'test-results'));
  return readReport(report, readPlaywright, code);
}

/** What each failed journey had on its page, for whoever has the log alone. */
function showFailedPages(folder) {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true })) {
    if (basename(file) !== 'error-context.md') continue;
    console.error(`\n${dirname(file)}\n${readFileSync(join(folder, file), 'utf8').slice(0, LONGEST_PAGE)}`);
  }
}
