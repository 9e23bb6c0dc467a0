import { ThrottleWindows } from './throttle-windows.js';

describe('throttle windows', () => {
  afterEach(() => jest.useRealTimers());

  it('count a caller until the window ends, and begin anew', () => {
    jest.useFakeTimers({ now: 0 });
    const windows = new ThrottleWindows(60_000);
    expect(windows.hit('ana')).toEqual({ hits: 1, seconds: 60 });
    expect(windows.hit('ana')).toEqual({ hits: 2, seconds: 60 });
    jest.setSystemTime(45_000);
    expect(windows.hit('ana')).toEqual({ hits: 3, seconds: 15 });
    jest.setSystemTime(60_000);
    expect(windows.hit('ana')).toEqual({ hits: 1, seconds: 60 });
  });

  it('count callers apart', () => {
    const windows = new ThrottleWindows(60_000);
    windows.hit('ana');
    expect(windows.hit('bia')).toMatchObject({ hits: 1 });
  });

  it('forget the oldest callers rather than grow without end (ASVS 1.4.3)', () => {
    const windows = new ThrottleWindows(60_000);
    for (let caller = 0; caller <= 100_001; caller++) windows.hit(String(caller));
    expect(windows.hit('0')).toMatchObject({ hits: 1 });
    expect(windows.hit('100001')).toMatchObject({ hits: 2 });
  });
});
