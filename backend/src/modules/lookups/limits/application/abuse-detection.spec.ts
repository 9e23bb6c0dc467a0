import { cpfCheckDigits } from '../../../../kernel/cpf.js';
import { Clock } from '../../../../platform/clock.js';
import type { Finding, Measure } from '../domain/finding.js';
import type { Trace } from '../domain/trace.js';
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

  it('without an ending where there is none after the time that a source may take', async () => {
    await detection.admit({ accountId: 'ana' }, { cnpj: '11222333000181' });
    clock.at = new Date(clock.at.getTime() + 40_000);
    await detection.exchange();
    expect(left.endings).not.toContain('open');
    clock.at = new Date(clock.at.getTime() + 1);
    await detection.exchange();
    expect(left.endings.at(-1)).toBe('open');
  });
});

describe('An account that counts documents up', () => {
  const clock = new MovedClock();
  let restrictions: Flags;
  let others: Others;
  let detection: AbuseDetection;
  let number: number;

  class Flags extends Blameless {
    readonly flagged: [lookups: number, Measure, until: Date][] = [];
    readonly standing = { measure: null as Measure | null, clearedAt: null as Date | null };
    afterwards: Measure | null = null;

    override async of() {
      return { ...(await super.of()), ...this.standing };
    }

    override async flag(_account?: string, finding?: Finding, until = new Date(0)) {
      if (finding) this.flagged.push([number, finding.measure, until]);
      return { ...(await super.of()), measure: this.afterwards };
    }
  }

  class Others extends SharedTraces {
    told = 0;
    traces: Trace[] = [];

    async exchange(own: TracesByAccount): Promise<TracesByAccount> {
      this.told += [...own.values()].flat().length;
      return new Map([['ana', this.traces]]);
    }
  }

  const marked = (text: string) => [...text].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 1_000_000_007, 0);
  const markOf = () => (_kind: string, text: string) => marked(text);
  const settings = { on: true, delayMs: 0 };

  beforeEach(() => {
    restrictions = new Flags();
    others = new Others();
    number = 0;
    detection = new AbuseDetection(restrictions, others, markOf, clock, settings);
  });

  function lookUp(inBatch = false): Promise<Trace | null> {
    const root = String(100_000_000 + ++number);
    return detection.admit({ accountId: 'ana', inBatch }, { cpf: root + cpfCheckDigits(root) });
  }

  async function lookUpTo(last: number, inBatch = false): Promise<void> {
    while (number < last) {
      const trace = await lookUp(inBatch);
      if (trace) trace.ending = 'found';
    }
  }

  const flags = () => restrictions.flagged.map(([lookups, measure]) => [lookups, measure]);

  it('is looked at with each fourth lookup from the eighth on, and noted for an hour', async () => {
    await lookUpTo(17);
    const until = new Date(clock.at.getTime() + HOUR_MS);
    expect(restrictions.flagged).toEqual([
      [12, 'slowed', until],
      [16, 'stopped', until],
    ]);
  });

  it('is looked at the less often the more it has done', async () => {
    await lookUpTo(260);
    const looks = restrictions.flagged.map(([lookups]) => lookups);
    expect(looks.slice(-5)).toEqual([223, 231, 239, 247, 255]);
  });

  it('is noted anew only for what is graver', async () => {
    restrictions.standing.measure = 'slowed';
    await lookUpTo(17);
    expect(flags()).toEqual([[16, 'stopped']]);
  });

  it('gets no answer to the very lookup that stops it', async () => {
    restrictions.afterwards = 'stopped';
    await lookUpTo(11);
    await expect(lookUp()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 3_600 });
  });

  it('has its batches looked at by themselves, which no other instance is told of', async () => {
    await lookUpTo(7);
    await lookUpTo(18, true);
    expect(flags()).toEqual([]);
    await lookUpTo(19, true);
    expect(flags()).toEqual([[19, 'slowed']]);
    await detection.exchange();
    expect(others.told).toBe(0);
  });

  it('begins anew once an administrator looked at it', async () => {
    await lookUpTo(11);
    restrictions.standing.clearedAt = clock.at;
    clock.at = new Date(clock.at.getTime() + 1);
    await lookUpTo(22);
    expect(flags()).toEqual([]);
    await lookUpTo(23);
    expect(flags()).toEqual([[23, 'slowed']]);
  });

  it('is looked at with what it did at other instances', async () => {
    await lookUpTo(8);
    const subjects = [13, 14, 15, 16].map((offset) => String(100_000_000 + offset));
    for (const root of subjects) {
      const elsewhere = new AbuseDetection(new Blameless(), new Others(), markOf, clock, settings);
      const trace = await elsewhere.admit({ accountId: 'ana' }, { cpf: root + cpfCheckDigits(root) });
      if (trace) others.traces.push({ ...trace, ending: 'found' });
    }
    await detection.exchange();
    await lookUpTo(12);
    expect(flags()).toEqual([[12, 'stopped']]);
  });

  it('is nobody’s concern where nobody is watched', async () => {
    const off = new AbuseDetection(restrictions, new Others(), markOf, clock, { on: false, delayMs: 0 });
    restrictions.standing.measure = 'stopped';
    expect(await off.admit({ accountId: 'ana' }, { cpf: '52998224725' })).toBeNull();
    await expect(lookUp()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
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
