import { ThrottleWindows } from './throttle-windows.js';

describe('throttle windows', () => {
  afterEach(() => jest.useRealTimers());

  it('count a caller up to the limit and block it until the window ends', async () => {
    jest.useFakeTimers({ now: 0 });
    const windows = new ThrottleWindows();
    await windows.increment('ana', 60_000, 2);
    expect(await windows.increment('ana', 60_000, 2)).toMatchObject({ totalHits: 2, isBlocked: false });
    jest.advanceTimersByTime(45_000);
    expect(await windows.increment('ana', 60_000, 2)).toMatchObject({ isBlocked: true, timeToBlockExpire: 15 });
    jest.advanceTimersByTime(15_000);
    expect(await windows.increment('ana', 60_000, 2)).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('end in time when the time of day is set back', async () => {
    jest.useFakeTimers({ now: 172_800_000 });
    const windows = new ThrottleWindows();
    await windows.increment('ana', 60_000, 1);
    jest.setSystemTime(0);
    jest.advanceTimersByTime(60_000);
    expect(await windows.increment('ana', 60_000, 1)).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('count callers apart', async () => {
    const windows = new ThrottleWindows();
    await windows.increment('ana', 60_000, 1);
    expect(await windows.increment('bia', 60_000, 1)).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('forget the oldest callers rather than grow without end (ASVS 1.4.3)', async () => {
    const windows = new ThrottleWindows();
    for (let caller = 0; caller <= 100_001; caller++) await windows.increment(String(caller), 60_000, 1);
    expect(await windows.increment('0', 60_000, 1)).toMatchObject({ totalHits: 1 });
    expect(await windows.increment('100001', 60_000, 1)).toMatchObject({ totalHits: 2 });
  });
});
