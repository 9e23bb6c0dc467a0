import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Of a failure's words at the end of a run: what broke and where, since what was printed in between may be cut. */
const REASON_LINES = 12;

/**
 * What a part of a run came to: tests passed and failed, the names of those that failed, and each suite's seconds. A
 * suite that could not run is one failure, and so is a runner that left no report or failed without naming a test.
 */
export function readReport(file, read, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1, names: ['(the runner left no report)'], suites: [] };
  const part = read(JSON.parse(readFileSync(file, 'utf8')));
  if (part.failed > 0 || exitCode === 0) return part;
  return { ...part, failed: 1, names: ['(the runner failed without naming a test)'] };
}

export function readJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults = [] }) {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${fromHere(name)} (could not run)${reason([message])}`];
    return failed.map((test) => `${fromHere(name)} › ${test.fullName}${reason(test.failureMessages)}`);
  });
  const suites = testResults.map(({ name, startTime, endTime }) => ({
    name: fromHere(name),
    seconds: (endTime - startTime) / 1_000,
  }));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, names, suites };
}

/** What was skipped, passed only at a second try, or went wrong outside the tests is a failure too. */
export function readPlaywright({ stats, errors, suites = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite));
  const failed = tests.filter(({ status }) => status !== 'expected');
  const names = [
    ...failed.map(({ name, messages }) => name + reason(messages)),
    ...errors.map(({ message }) => `(an error outside the tests)${reason([message])}`),
  ];
  const seconds = new Map();
  for (const test of tests) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    names,
    suites: [...seconds].map(([name, sum]) => ({ name, seconds: sum })),
  };
}

function testsOf({ title, file, specs = [], suites = [] }, above = []) {
  const path = title === file ? above : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `${file} [${projectName}] › ${[...path, spec.title].join(' › ')}`,
      file: `frontend/e2e/${file}`,
      status,
      messages: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
      seconds: results.reduce((sum, { duration }) => sum + duration / 1_000, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))];
}

/** The first lines of what was said, and the first place in a test, each on an indented line of its own. */
function reason([message] = []) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const place = lines.slice(REASON_LINES).find((line) => /^\s*at .*spec\.\w+:\d/.test(line));
  return [...lines.slice(0, REASON_LINES), ...(place ? [place] : [])].map((line) => `\n    ${line}`).join('');
}

function fromHere(file) {
  return relative(process.cwd(), file);
}

/** The verdict of a run: green only when something ran and nothing failed. */
export function sum(parts) {
  const passed = parts.reduce((all, part) => all + part.passed, 0);
  const failed = parts.reduce((all, part) => all + part.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, ok: passed > 0 && failed === 0 };
}

/** Where the time went: each part, the whole with the processors' seconds, the slowest suites; then what failed. */
export function tell(parts, { seconds, cpuSeconds }, slowest = 20) {
  const suites = parts.flatMap((part) => part.suites).sort((a, b) => b.seconds - a.seconds);
  return [
    ...parts.map(({ title, passed, failed, ...part }) => {
      const counts = passed + failed > 0 ? `, ${passed} passed, ${failed} failed` : '';
      return `${title}: ${Math.round(part.seconds)} s${counts}`;
    }),
    `in all: ${Math.round(seconds)} s, ${Math.round(cpuSeconds)} s of processor`,
    ...(suites.length > 0 ? ['The slowest suites:'] : []),
    ...suites.slice(0, slowest).map((suite) => `${suite.seconds.toFixed(1).padStart(6)} s  ${suite.name}`),
    ...parts.flatMap(({ names }) => names.map((name) => `FAILED ${name}`)),
  ];
}

/** What all processors of the machine have done so far, for whomever. */
export function busySeconds() {
  return cpus().reduce((all, { times }) => all + (times.user + times.nice + times.sys + times.irq) / 1_000, 0);
}
