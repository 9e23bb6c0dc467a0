import type { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { Subject } from 'rxjs';
import { tellOurAddress } from './tell-our-address.js';

describe('our address', () => {
  const told: string[] = [];
  const logger = { log: (line: string) => told.push(line), warn: (line: string) => told.push(line) };

  beforeEach(() => {
    told.length = 0;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  async function attemptsOf(failures: number): Promise<number> {
    const listen$ = new Subject<void>();
    let attempts = 0;
    const tell = async () => {
      if (attempts++ < failures) throw new Error('não agora');
    };
    tellOurAddress({ listen$ } as unknown as HttpAdapterHost, 'the bank', logger as unknown as Logger, tell);
    expect(attempts).toBe(0);
    listen$.next();
    await jest.advanceTimersByTimeAsync(120_000);
    return attempts;
  }

  it('is told once we answer there, and again after a failure that passes', async () => {
    expect(await attemptsOf(2)).toBe(3);
    expect(told).toEqual(['the bank knows our address']);
  });

  it('is told no more after some failures, with a line', async () => {
    expect(await attemptsOf(99)).toBe(8);
    expect(told).toEqual(['the bank does not know our address: não agora']);
  });
});
