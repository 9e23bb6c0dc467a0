import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright, readReport, sum } from './reports.mjs';

const JEST = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 0 };
const PLAYWRIGHT = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] };

describe('The verdict of a test run', () => {
  let folder;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nitido-reports-spec-'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('adds what the runners report', () => {
    expect(sum([countJest(JEST), countPlaywright(PLAYWRIGHT)])).toEqual({ line: '12 passed, 3 failed', ok: false });
  });

  it('is green when something passed and nothing failed', () => {
    expect(sum([{ passed: 1, failed: 0 }])).toEqual({ line: '1 passed, 0 failed', ok: true });
  });

  it('is red when nothing ran', () => {
    expect(sum([]).ok).toBe(false);
    expect(sum([{ passed: 0, failed: 0 }]).ok).toBe(false);
  });

  it('counts a suite that could not run as a failure', () => {
    expect(countJest({ ...JEST, numRuntimeErrorTestSuites: 1 })).toEqual({ passed: 7, failed: 3 });
  });

  it('counts a browser test that passed only at the second try as a failure', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] }).failed).toBe(1);
  });

  it('counts a browser error outside the tests as a failure', () => {
    expect(countPlaywright({ ...PLAYWRIGHT, errors: [{ message: 'setup broke' }] }).failed).toBe(2);
  });

  it('counts a skipped browser test as a failure, since tests never skip', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };
    expect(countPlaywright({ stats, errors: [] }).failed).toBe(1);
  });

  it('counts a runner that left no report as a failure', () => {
    expect(readReport(join(folder, 'nothing.json'), countJest, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a runner that failed without naming a test as a failure', () => {
    const file = join(folder, 'jest.json');
    writeFileSync(file, JSON.stringify({ ...JEST, numFailedTests: 0 }));
    expect(readReport(file, countJest, 1)).toEqual({ passed: 7, failed: 1 });
    expect(readReport(file, countJest, 0)).toEqual({ passed: 7, failed: 0 });
  });
});
