import { cpfCheckDigits } from '../../../../kernel/cpf.js';
import { Clock } from '../../../../platform/clock.js';
import type { Measure } from '../domain/finding.js';
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
  readonly endings: string[] = [];

  async exchange(own: TracesByAccount): Promise<TracesByAccount> {
    for (const { at, ending } of [...own.values()].flat()) {
      this.times.push(at);
      this.endings.push(ending);
    }
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
      const trace = await detection.admit({ accountId: 'ana' }, { cpf: root + cpfCheckDigits(root) });
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

  it('with the ending of a source that was down, however long it took to be', async () => {
    const slow = await detection.admit({ accountId: 'ana' }, { cnpj: '11222333000181' });
    clock.at = new Date(clock.at.getTime() + 36_000);
    await detection.exchange();
    expect(left.endings).not.toContain('open');
    if (slow) slow.ending = 'down';
    await detection.exchange();
    expect(left.endings.at(-1)).toBe('down');
  });
});

describe('A slowed account', () => {
  const clock = new MovedClock();
  const restrictions = new (class extends Blameless {
    measure: Measure = 'slowed';

    override async of() {
      return { ...(await super.of()), measure: this.measure };
    }
  })();
  const DELAY_MS = 2_000;
  const QUERY = { cnpj: '11222333000181' };
  let detection: AbuseDetection;

  beforeEach(() => {
    jest.useFakeTimers();
    restrictions.measure = 'slowed';
    detection = new AbuseDetection(restrictions, new Left(), () => () => 1, clock, { on: true, delayMs: DELAY_MS });
  });
  afterEach(() => jest.useRealTimers());

  /** What becomes of a call: `began`, or the refusal's code and seconds. */
  function call(accountId = 'ana', hasLeft = () => false) {
    const state: { is: unknown } = { is: 'waits' };
    detection.admit({ accountId, hasLeft }, QUERY).then(
      () => Object.assign(state, { is: 'began' }),
      ({ code, retryAfterSeconds }) => Object.assign(state, { is: [code, retryAfterSeconds] }),
    );
    return state;
  }

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('has its parallel calls begun one after another, and those beyond a few refused until there is a place', async () => {
    const calls = Array.from({ length: 50 }, () => call());
    await pass(0);
    const refused = ['RATE_LIMITED', 2];
    expect(calls.map(({ is }) => is)).toEqual([...Array(3).fill('waits'), ...Array(47).fill(refused)]);
    await pass(DELAY_MS);
    expect(calls.slice(0, 3).map(({ is }) => is)).toEqual(['began', 'waits', 'waits']);
    await pass(1_500);
    const [later, tooMany] = [call(), call()];
    await pass(0);
    expect([later.is, tooMany.is]).toEqual(['waits', ['RATE_LIMITED', 1]]);
    await pass(500);
    expect(calls.slice(0, 3).map(({ is }) => is)).toEqual(['began', 'began', 'waits']);
    await pass(2 * DELAY_MS);
    expect(later.is).toBe('began');
    const other = call('bia');
    await pass(DELAY_MS);
    expect(other.is).toBe('began');
  });

  it('keeps no place and no turn for a call whose caller has left', async () => {
    let gone = false;
    const hasLeft = () => gone;
    const calls = [call(), call('ana', hasLeft), call('ana', hasLeft)];
    await pass(DELAY_MS / 2);
    gone = true;
    const others = [call(), call()];
    await pass(DELAY_MS / 2);
    expect(calls.map(({ is }) => is)).toEqual(['began', ['RATE_LIMITED', 1], ['RATE_LIMITED', 1]]);
    await pass(2 * DELAY_MS);
    expect(others.map(({ is }) => is)).toEqual(['began', 'began']);
  });

  it('begins nothing any more that waited while the account was stopped', async () => {
    const waiting = call();
    await pass(0);
    restrictions.measure = 'stopped';
    await pass(DELAY_MS);
    expect(waiting.is).toEqual(['RATE_LIMITED', 3_600]);
  });

  it('has one line of its batches begun at a time, and none waits in the place of others', async () => {
    const line = () => detection.admit({ accountId: 'ana', inBatch: true }, QUERY);
    await line();
    await expect(line()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 });
    clock.at = new Date(clock.at.getTime() + DELAY_MS);
    await line();
    await expect(line()).rejects.toThrow();
  });
});
