import { cpfCheckDigits } from '../../../../kernel/cpf.js';
import { Clock } from '../../../../platform/clock.js';
import { AbuseDetection } from './abuse-detection.js';
import { SharedTraces, type TracesByAccount } from './shared-traces.port.js';
import { Blameless } from './testing/unlimited.js';

const HOUR_MS = 3_600_000;

class MovedClock extends Clock {
  at = new Date('2026-11-21T12:00:00Z');

  now(): Date {
    return this.at;
  }
}

class Left extends SharedTraces {
  readonly times: number[] = [];

  async exchange(own: TracesByAccount): Promise<TracesByAccount> {
    for (const traces of own.values()) this.times.push(...traces.map(({ at }) => at));
    return new Map();
  }
}

describe('What an account does is left for the other instances', () => {
  const clock = new MovedClock();
  const left = new Left();
  const detection = new AbuseDetection(new Blameless(), left, () => () => 1, clock, { on: true, delayMs: 0 });
  let number = 100_000_000;

  async function lookUp(times: number): Promise<void> {
    for (let n = 0; n < times; n++) {
      const root = String(number++);
      const trace = await detection.admit('ana', { cpf: root + cpfCheckDigits(root) });
      if (trace) trace.ending = 'found';
    }
  }

  it('once it is busy, each lookup once, and none of an hour before', async () => {
    await lookUp(7);
    await detection.exchange();
    expect(left.times).toEqual([]);

    clock.at = new Date(clock.at.getTime() + HOUR_MS + 1);
    await lookUp(8);
    await detection.exchange();
    await detection.exchange();
    expect(left.times).toEqual(Array(8).fill(clock.at.getTime()));

    await lookUp(1);
    await detection.exchange();
    expect(left.times).toHaveLength(9);
  });
});

describe('A slowed account', () => {
  const clock = new MovedClock();
  const slowed = new (class extends Blameless {
    override async of() {
      return { ...(await super.of()), measure: 'slowed' as const };
    }
  })();
  const detection = new AbuseDetection(slowed, new Left(), () => () => 1, clock, { on: true, delayMs: 2_000 });

  it('has one line of its batches begun at a time, and none waits in the place of others', async () => {
    const line = () => detection.admit('ana', { cnpj: '11222333000181' }, true);
    await line();
    await expect(line()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 });
    clock.at = new Date(clock.at.getTime() + 2_000);
    await line();
    await expect(line()).rejects.toThrow();
  });
});
