import { existsSync, readFileSync } from 'node:fs';

/** Passed and failed of a Jest JSON report; a suite that could not run is one failure. */
export function countJest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Passed and failed of a Playwright JSON report; what was skipped or went wrong outside the tests is a failure too. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** Reads a runner's report. One that is missing, or that hides why the runner failed, counts as a failure. */
export function readReport(file, count, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** The verdict of a run: green only when something ran and nothing failed. */
export function sum(counts) {
  const passed = counts.reduce((all, one) => all + one.passed, 0);
  const failed = counts.reduce((all, one) => all + one.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, ok: passed > 0 && failed === 0 };
}
