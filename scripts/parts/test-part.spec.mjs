import { exitCode, NO_TESTS, start, stopAll, testPart } from './test-part.mjs';

describe('A part of a test run', () => {
  const { error } = console;
  beforeEach(() => (console.error = () => undefined));
  afterEach(() => (console.error = error));

  it('is what its work came to, with what it took', async () => {
    const part = await testPart('unit', async () => {
      const code = await exitCode(start(['-e', 'process.exit(3)']));
      return { ...NO_TESTS, passed: code };
    });
    expect(part).toMatchObject({ title: 'unit', passed: 3, failed: 0, names: [] });
    expect(part.seconds).toBeGreaterThan(0);
  });

  it('is a failure when its work breaks', async () => {
    const part = await testPart('journeys', () => Promise.reject(new Error('no room')));
    expect(part).toMatchObject({ passed: 0, failed: 1, names: ['journeys: no room'] });
  });

  it('ends with all of its programs when the run is interrupted, and starts no more', async () => {
    const waiting = ['-e', 'setInterval(() => {}, 1_000)'];
    const parts = ['journeys', 'browser'].map((title) =>
      testPart(title, async () => {
        await exitCode(start(waiting));
        return { ...NO_TESTS, passed: await exitCode(start(waiting)) };
      }),
    );
    stopAll('SIGTERM');
    expect(await Promise.all(parts)).toMatchObject([
      { failed: 1, names: ['journeys: interrupted'] },
      { failed: 1, names: ['browser: interrupted'] },
    ]);
  });
});
