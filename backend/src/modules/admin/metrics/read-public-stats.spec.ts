import { Clock } from '../../../platform/clock.js';
import { LookupFigures, UserFigures } from './public-figures.port.js';
import { ReadPublicStats, roundedDown } from './read-public-stats.js';

class Users extends UserFigures {
  asked = 0;
  failing = false;

  async activeUsers(): Promise<number> {
    this.asked += 1;
    if (this.failing) throw new Error('database away');
    return 1_299;
  }
}

class Lookups extends LookupFigures {
  async lookups(): Promise<number> {
    return 25_999;
  }

  async availability(): Promise<number | null> {
    return 0.99876;
  }
}

class Time extends Clock {
  at = new Date('2026-11-21T12:00:00Z');

  now(): Date {
    return this.at;
  }
}

it.each([
  [0, 0],
  [7, 7],
  [10, 10],
  [99, 99],
  [100, 100],
  [109, 100],
  [1_299, 1_200],
  [25_999, 25_000],
  [1_000_000, 1_000_000],
])('%d is told as %d', (count, told) => expect(roundedDown(count)).toBe(told));

describe('The public figures', () => {
  it('are rounded down and read once a minute', async () => {
    const [users, time] = [new Users(), new Time()];
    const stats = new ReadPublicStats(users, new Lookups(), time);
    expect(await stats.execute()).toEqual({ activeUsers: 1_200, lookups: 25_000, availability: 0.998, at: time.at });
    await stats.execute();
    expect(users.asked).toBe(1);
    time.at = new Date(time.at.getTime() + 60_000);
    await stats.execute();
    expect(users.asked).toBe(2);
  });

  it('are never invented: a failure is one, and the next call asks again', async () => {
    const users = new Users();
    const stats = new ReadPublicStats(users, new Lookups(), new Time());
    users.failing = true;
    await expect(stats.execute()).rejects.toThrow('database away');
    users.failing = false;
    expect((await stats.execute()).activeUsers).toBe(1_200);
  });
});
