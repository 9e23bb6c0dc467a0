import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJest, readPlaywright, readReport, sum, tell } from './reports.mjs';

const JEST = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 0 };
const PLAYWRIGHT = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] };

describe('The verdict of a test run', () => {
  let folder;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nitido-reports-spec-'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('adds what the runners report', () => {
    expect(sum([readJest(JEST), readPlaywright(PLAYWRIGHT)])).toEqual({ line: '12 passed, 3 failed', ok: false });
  });

  it('is green when something passed and nothing failed', () => {
    expect(sum([{ passed: 1, failed: 0 }])).toEqual({ line: '1 passed, 0 failed', ok: true });
  });

  it('is red when nothing ran', () => {
    expect(sum([]).ok).toBe(false);
    expect(sum([{ passed: 0, failed: 0 }]).ok).toBe(false);
  });

  it('counts a suite that could not run as a failure', () => {
    expect(readJest({ ...JEST, numRuntimeErrorTestSuites: 1 })).toMatchObject({ passed: 7, failed: 3 });
  });

  it('counts a browser test that passed only at the second try as a failure', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    expect(readPlaywright({ stats, errors: [] }).failed).toBe(1);
  });

  it('counts a browser error outside the tests as a failure', () => {
    expect(readPlaywright({ ...PLAYWRIGHT, errors: [{ message: 'setup broke' }] }).failed).toBe(2);
  });

  it('counts a skipped browser test as a failure, since tests never skip', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };
    expect(readPlaywright({ stats, errors: [] }).failed).toBe(1);
  });

  it('counts a runner that left no report as a failure', () => {
    expect(readReport(join(folder, 'nothing.json'), readJest, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a runner that failed without naming a test as a failure', () => {
    const file = join(folder, 'jest.json');
    writeFileSync(file, JSON.stringify({ ...JEST, numFailedTests: 0 }));
    expect(readReport(file, readJest, 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(readReport(file, readJest, 0)).toMatchObject({ passed: 7, failed: 0 });
  });

  it('names what failed and why, and tells the slowest suites, the failures last', () => {
    const jest = readJest({
      ...JEST,
      testResults: [
        {
          name: join(process.cwd(), 'backend/a.spec.ts'),
          status: 'failed',
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [
            { status: 'passed', fullName: 'A holds' },
            {
              status: 'failed',
              fullName: 'A breaks',
              failureMessages: ['\u001b[31mError: one\u001b[39m\n\n    at broken (backend/a.spec.ts:3:1)'],
            },
          ],
        },
        {
          name: join(process.cwd(), 'backend/b.spec.ts'),
          status: 'failed',
          startTime: 0,
          endTime: 9_000,
          message: [...Array.from({ length: 20 }, (_, line) => `line ${line}`), '  at backend/b.spec.ts:9:1'].join(
            '\n',
          ),
          assertionResults: [],
        },
      ],
    });
    const spec = {
      title: 'opens',
      tests: [
        {
          projectName: 'phone',
          status: 'unexpected',
          results: [{ duration: 4_000, errors: [{ message: 'not visible' }] }],
        },
      ],
    };
    const browser = readPlaywright({
      ...PLAYWRIGHT,
      suites: [
        {
          title: 'home.spec.ts',
          file: 'home.spec.ts',
          suites: [{ title: 'home', file: 'home.spec.ts', specs: [spec] }],
        },
      ],
    });
    const parts = [
      { title: 'build', passed: 0, failed: 0, names: [], suites: [], seconds: 20.4 },
      { title: 'journeys', ...jest, seconds: 300 },
      { title: 'browser', ...browser, seconds: 250 },
    ];
    const first = Array.from({ length: 12 }, (_, line) => `    line ${line}`).join('\n');
    expect(tell(parts, { seconds: 420.4, cpuSeconds: 800.2 }, 2)).toEqual([
      'build: 20 s',
      'journeys: 300 s, 7 passed, 2 failed',
      'browser: 250 s, 5 passed, 1 failed',
      'in all: 420 s, 800 s of processor',
      'The slowest suites:',
      '   9.0 s  backend/b.spec.ts',
      '   4.0 s  frontend/e2e/home.spec.ts',
      'FAILED backend/a.spec.ts › A breaks\n    Error: one\n        at broken (backend/a.spec.ts:3:1)',
      `FAILED backend/b.spec.ts (could not run)\n${first}\n      at backend/b.spec.ts:9:1`,
      'FAILED home.spec.ts [phone] › home › opens\n    not visible',
    ]);
  });
});
