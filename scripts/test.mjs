// npm test: every test on the built product and a real PostgreSQL. The last line is "N passed, N failed".
// --unit, --journeys, --e2e choose; other arguments go to the runner (a path under frontend/e2e to Playwright).
import './parts/project-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { countJest, countPlaywright, readReport, sum } from './parts/reports.mjs';
import { startTestDatabase } from './parts/test-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
/** Characters of a failed page that are shown. */
const LONGEST_PAGE = 6000;
const running = new Set();
let interrupted = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt(signal));

const plan = readPlan(process.argv.slice(2));
const reports = mkdtempSync(join(tmpdir(), 'nitido-reports-'));
const counts = [];
try {
  await build({ only: plan.e2e ? undefined : ['backend'] });
  const database = await startTestDatabase();
  console.error(`PostgreSQL for the tests: ${database.kind}`);
  try {
    const env = { ...process.env, TEST_DATABASE_URL: database.url };
    if (plan.projects.length > 0) counts.push(await runJest(plan, env));
    if (plan.e2e && !interrupted) counts.push(await runPlaywright(plan, env));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error);
  counts.push({ passed: 0, failed: 1 });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const { line, ok } = sum(counts);
console.log(line);
process.exitCode = ok && !interrupted ? 0 : 1;

function readPlan(args) {
  const flags = ['--unit', '--journeys', '--e2e'];
  const chosen = flags.filter((flag) => args.includes(flag));
  const rest = args.filter((arg) => !flags.includes(arg));
  const wants = (flag) => (chosen.length > 0 ? chosen.includes(flag) : !rest.some((arg) => isOther(flag, arg)));
  const unit = wants('--unit') ? ['backend', 'frontend'] : [];
  return { projects: [...unit, ...(wants('--journeys') ? ['journeys'] : [])], e2e: wants('--e2e'), rest };
}

/** A path belongs to one runner; the other one then rests. */
function isOther(flag, arg) {
  if (arg.startsWith('-')) return false;
  return (flag === '--e2e') !== arg.includes('frontend/e2e');
}

async function runJest({ projects, rest }, env) {
  const report = join(reports, 'jest.json');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--selectProjects', ...projects];
  args.push('--maxWorkers=2', '--json', `--outputFile=${report}`, ...rest);
  const code = await run(args, env, ['ignore', 'ignore', 'inherit']);
  return readReport(report, countJest, code);
}

async function runPlaywright({ rest }, env) {
  const { CHROMIUM_ADVICE, findChromium } = await import('./chromium.mjs');
  const chromium = findChromium();
  if (!chromium) {
    console.error(CHROMIUM_ADVICE);
    return { passed: 0, failed: 1 };
  }
  const report = join(reports, 'playwright.json');
  const code = await run([playwright, 'test', ...rest], {
    ...env,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (code !== 0) showFailedPages(join(root, 'test-results'));
  return readReport(report, countPlaywright, code);
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
