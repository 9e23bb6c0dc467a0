// npm test: the checks of `npm run check`, each counted as a test, and every test on the built product and a real PostgreSQL.
// Two parts run at a time: each alone leaves a processor idle now and then. The runners' reports stay in dist/reports.
// It ends with where the time went, the names of what failed, and a line alone: "N passed, N failed".
// --checks, --unit, --journeys, --e2e choose; other arguments go to the runner (a path under frontend/e2e to Playwright).
import './parts/project-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { CHECKS, runChecks } from './parts/checks.mjs';
import { inLanes } from './parts/lanes.mjs';
import { busySeconds, sum, tell } from './parts/reports.mjs';
import { startTestDatabase } from './parts/test-database.mjs';
import { exitCode, NO_TESTS, start, stopAll, testPart } from './parts/test-part.mjs';
import { readPlan } from './parts/test-plan.mjs';
import { reports, runJest, runPlaywright } from './parts/test-runners.mjs';

const busyBefore = busySeconds();
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt(signal));

const plan = readPlan(process.argv.slice(2));
// Two programs must not both move the cursor of one terminal.
const env = { ...process.env, ...(plan.parts.length > 1 && { PLAYWRIGHT_FORCE_TTY: 'false' }) };
const ready = Promise.withResolvers();
const over = Promise.withResolvers();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const built = testPart('build', build);
const served = built.then(serve).finally(() => ready.resolve());
const tested = await inLanes(2, plan.parts, run);
over.resolve();
const parts = [await built, ...tested, await served].filter(Boolean);
for (const line of tell(parts, { seconds: performance.now() / 1_000, cpuSeconds: busySeconds() - busyBefore }))
  console.error(line);
const { line, ok } = sum(parts);
console.log(line);
process.exitCode = ok && !interrupted ? 0 : 1;

/** Meanwhile the checks run already. */
async function build() {
  const args = ['scripts/build.mjs', ...(plan.page ? [] : ['--backend'])];
  const code = await exitCode(start(args, { stdio: ['ignore', 'inherit', 'inherit'] }));
  return code === 0 ? NO_TESTS : { ...NO_TESTS, failed: 1, names: ['the build'] };
}

/** Makes ready what tests need beside the built product, until all of them are over. */
async function serve({ failed }) {
  if (failed > 0) return undefined;
  if (!plan.database) return ready.resolve(env);
  return testPart('PostgreSQL', async () => {
    const { kind, url, close } = await startTestDatabase();
    console.error(`PostgreSQL for the tests: ${kind}`);
    ready.resolve({ ...env, TEST_DATABASE_URL: url });
    await over.promise;
    await close();
    return NO_TESTS;
  });
}

async function run({ title, projects }) {
  if (title === 'checks') return testPart(title, checked);
  const prepared = await ready.promise;
  if (!prepared || interrupted) return undefined;
  return testPart(title, () =>
    projects ? runJest(projects, plan.rest, prepared) : runPlaywright(plan.rest, prepared),
  );
}

async function checked() {
  const names = await runChecks(CHECKS, start);
  return { ...NO_TESTS, passed: CHECKS.length - names.length, failed: names.length, names };
}

function interrupt(signal) {
  interrupted = true;
  stopAll(signal);
}
