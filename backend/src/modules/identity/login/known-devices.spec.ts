import { Clock } from '../../../platform/clock.js';
import { KnownDevices } from './known-devices.js';

class SetClock extends Clock {
  seconds = 1_790_000_000;
  now(): Date {
    return new Date(this.seconds * 1000);
  }
}

describe('a device that is known', () => {
  const clock = new SetClock();
  const devices = new KnownDevices('s'.repeat(32), clock);
  const token = devices.issue('ana');

  it('is recognised for its account among other tokens, and for no other account', () => {
    const device = devices.recognise('ana', ['nonsense', devices.issue('bia'), token]);
    expect(device).toBe(token.split('.')[0]);
    expect(devices.recognise('bia', [token])).toBeNull();
    expect(devices.recognise('ana', [])).toBeNull();
  });

  it('is another one each time', () => {
    expect(devices.issue('ana')).not.toBe(token);
  });

  it('is a stranger with any character changed, and under another key', () => {
    for (let at = 0; at < token.length - 1; at++) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expect(devices.recognise('ana', [changed])).toBeNull();
    }
    for (const changed of [`A${token}`, `${token}A`]) expect(devices.recognise('ana', [changed])).toBeNull();
    expect(new KnownDevices('t'.repeat(32), clock).recognise('ana', [token])).toBeNull();
  });

  it('is forgotten after a year, and known while the clock goes back', () => {
    clock.seconds += 365 * 86_400 - 1;
    expect(devices.recognise('ana', [token])).not.toBeNull();
    clock.seconds += 1;
    expect(devices.recognise('ana', [token])).toBeNull();
    clock.seconds -= 366 * 86_400;
    expect(devices.recognise('ana', [token])).not.toBeNull();
  });
});
