import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { PlatformConfig } from '../config/platform.config.js';
import { ThrottleGuard, throttleOptions } from './throttle.guard.js';

const MOST = 900;

class Route {
  asked(): void {}
}

describe('The number of requests a minute', () => {
  let guard: ThrottleGuard;

  beforeEach(async () => {
    const options = throttleOptions(Object.assign(new PlatformConfig(), { RATE_LIMIT: 'on' })) as {
      storage: ThrottlerStorage;
    };
    guard = new ThrottleGuard(options as never, options.storage, new Reflector());
    await guard.onModuleInit();
  });

  /** Whether a request from the address is let in. */
  const letsIn = (ip: string): Promise<boolean> => {
    const reply = { header: () => reply };
    const context = {
      getHandler: () => Route.prototype.asked,
      getClass: () => Route,
      switchToHttp: () => ({ getRequest: () => ({ ip }), getResponse: () => reply }),
      getArgByIndex: (at: number) => [{ ip }, reply][at],
    };
    return guard.canActivate(context as unknown as ExecutionContext).catch(() => false);
  };
  /** How many are let in of those that come from such addresses. */
  const letIn = async (many: number, addressOf: (nth: number) => string) => {
    let count = 0;
    for (let nth = 0; nth < many; nth++) if (await letsIn(addressOf(nth))) count += 1;
    return count;
  };

  it('is that of one IPv4 address, and of one /64', async () => {
    expect(await letIn(MOST + 10, () => '203.0.113.7')).toBe(MOST);
    expect(await letIn(MOST + 10, (nth) => `2001:db8:1:100::${nth.toString(16)}`)).toBe(MOST);
  });

  it('is four times that of a /56, and sixteen times that of a /48, in however many of their networks (ASVS 2.4.1)', async () => {
    const within = (nth: number) => `2001:db8:2:${(0x100 + (nth % 256)).toString(16)}::1`;
    expect(await letIn(4 * MOST + 10, within)).toBe(4 * MOST);
    expect(await letsIn('2001:db8:2:200::1')).toBe(true);
    const across = (nth: number) => `2001:db8:3:${(nth % 65_536).toString(16)}::1`;
    expect(await letIn(16 * MOST + 10, (nth) => across(nth * 4))).toBe(16 * MOST);
    expect(await letsIn('2001:db8:4:0::1')).toBe(true);
  });

  it('leaves a /56 to its others where one /64 of it asks without end', async () => {
    expect(await letIn(5 * MOST, () => '2001:db8:5:100::1')).toBe(MOST);
    expect(await letsIn('2001:db8:5:101::1')).toBe(true);
  });
});
