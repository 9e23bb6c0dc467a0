// npm test: the checks of `npm run check`, each counted as a test, then every test on the built product and a real PostgreSQL.
// The runners' reports stay in dist/reports. It ends with where the time went, the names of what failed, and a line alone: "N passed, N failed".
// --checks, --unit, --journeys, --e2e choose; other arguments go to the runner (a path under frontend/e2e to Playwright).
import './parts/project-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { CHECKS, runChecks } from './parts/checks.mjs';
import { measured, readJest, readPlaywright, readReport, sum, tell } from './parts/reports.mjs';
import { startTestDatabase } from './parts/test-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const compiledOnce = new URL('parts/compiled-once.mjs', import.meta.url).href;
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
/** Characters of a failed page that are shown. */
const LONGEST_PAGE = 6000;
const running = new Set();
let interrupted = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt(signal));

const plan = readPlan(process.argv.slice(2));
const reports = join(root, 'dist', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const parts = [];
try {
  await build({ only: plan.e2e ? undefined : ['backend'] });
  if (plan.checks) parts.push(await measured('checks', checked));
  const database = plan.database ? await startTestDatabase() : undefined;
  if (database) console.error(`PostgreSQL for the tests: ${database.kind}`);
  try {
    const env = { ...process.env, ...(database && { TEST_DATABASE_URL: database.url }) };
    for (const [title, projects] of plan.jest) {
      if (!interrupted) parts.push(await measured(title, () => runJest(projects, plan.rest, env)));
    }
    if (plan.e2e && !interrupted) parts.push(await measured('browser', () => runPlaywright(plan, env)));
  } finally {
    await database?.close();
  }
} catch (error) {
  console.error(error);
  parts.push({ title: 'start', passed: 0, failed: 1, names: [error.message], suites: [], seconds: 0, cpuSeconds: 0 });
}
for (const line of tell(parts)) console.error(line);
const { line, ok } = sum(parts);
console.log(line);
process.exitCode = ok && !interrupted ? 0 : 1;

async function checked() {
  const names = await runChecks(CHECKS);
  return { passed: CHECKS.length - names.length, failed: names.length, names, suites: [] };
}

function readPlan(args) {
  const flags = ['--checks', '--unit', '--journeys', '--e2e'];
  const chosen = flags.filter((flag) => args.includes(flag));
  const rest = args.filter((arg) => !flags.includes(arg));
  const wants = (flag) => (chosen.length > 0 ? chosen.includes(flag) : !rest.some((arg) => isOther(flag, arg)));
  const jest = [
    ['unit', ['backend', 'frontend', 'screens']],
    ['journeys', ['journeys']],
  ].filter(([title]) => wants(`--${title}`));
  const chosenSpecs = rest.length > 0 && jest.length > 0;
  const e2e = wants('--e2e');
  return {
    checks: wants('--checks') && rest.length === 0,
    jest: chosenSpecs ? [['jest', jest.flatMap(([, projects]) => projects)]] : jest,
    e2e,
    database: e2e || jest.some(([title]) => title === 'journeys'),
    rest,
  };
}

/** A path belongs to one runner; the other one then rests. */
function isOther(flag, arg) {
  if (arg.startsWith('-')) return false;
  return (flag === '--e2e') !== arg.includes('frontend/e2e');
}

async function runJest(projects, rest, env) {
  const report = join(reports, `${projects[0]}.json`);
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--selectProjects', ...projects];
  // A journey waits for much of its time: three of them keep two processors busy.
  const workers = projects.includes('journeys') ? 3 : 2;
  // Tests make much that soon is garbage.
  args.unshift('--max-semi-space-size=64', '--min-semi-space-size=16', `--import=${compiledOnce}`);
  args.push(`--maxWorkers=${workers}`, '--json', `--outputFile=${report}`, ...rest);
  const code = await run(args, env, ['ignore', 'ignore', 'inherit']);
  return readReport(report, readJest, code);
}

async function runPlaywright({ rest }, env) {
  const { CHROMIUM_ADVICE, findChromium } = await import('./chromium.mjs');
  const chromium = findChromium();
  if (!chromium) {
    console.error(CHROMIUM_ADVICE);
    return { passed: 0, failed: 1, names: ['Chromium is missing'], suites: [] };
  }
  const report = join(reports, 'playwright.json');
  const code = await run([playwright, 'test', ...rest], {
    ...env,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
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

function run(args, env, stdio = ['ignore', 'inherit', 'inherit']) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

function interrupt(signal) {
  interrupted = true;
  for (const child of running) child.kill(signal);
}
