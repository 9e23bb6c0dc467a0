import { LookupRateLimit } from './lookup-rate-limit.js';

describe('The rate limit of an account', () => {
  const START = 1_000_000;

  function limitAt(perMinute: number | null, burst: number) {
    const clock = { at: START };
    return {
      clock,
      rateLimit: new LookupRateLimit(
        () => ({ perMinute, burst }),
        () => clock.at,
      ),
    };
  }

  it('allows a burst, then tells how long to wait', () => {
    const { rateLimit } = limitAt(60, 3);
    for (let i = 0; i < 3; i++) rateLimit.take('a');
    expect(() => rateLimit.take('a')).toThrow(
      expect.objectContaining({
        kind: 'rate-limited',
        code: 'RATE_LIMITED',
        text: 'Muitas consultas em pouco tempo. Aguarde e tente novamente.',
        retryAfterSeconds: 1,
      }),
    );
  });

  it('knows no time of day, which may be set back', () => {
    jest.useFakeTimers({ now: Date.now() + 172_800_000, doNotFake: ['performance'] });
    const rateLimit = new LookupRateLimit(() => ({ perMinute: 60, burst: 2 }));
    rateLimit.take('a');
    jest.useRealTimers();
    expect(() => rateLimit.take('a')).not.toThrow();
  });

  it('says with its refusal how many a minute there are, and the whole seconds until the next', () => {
    const { clock, rateLimit } = limitAt(6, 1);
    rateLimit.take('a');
    expect(() => rateLimit.take('a')).toThrow(
      expect.objectContaining({ retryAfterSeconds: 10, details: { politica: 'ritmo', porMinuto: 6 } }),
    );
    clock.at += 2_500;
    expect(() => rateLimit.take('a')).toThrow(expect.objectContaining({ retryAfterSeconds: 8 }));
  });

  it('gives lookups back as time passes, never more than the burst', () => {
    const { clock, rateLimit } = limitAt(60, 2);
    rateLimit.take('a');
    rateLimit.take('a');
    clock.at += 1_000;
    rateLimit.take('a');
    expect(() => rateLimit.take('a')).toThrow();
    clock.at += 3_600_000;
    rateLimit.take('a');
    rateLimit.take('a');
    expect(() => rateLimit.take('a')).toThrow();
  });

  it('keeps accounts apart', () => {
    const { rateLimit } = limitAt(60, 1);
    rateLimit.take('a');
    expect(() => rateLimit.take('b')).not.toThrow();
  });

  it('limits nothing when it is switched off', () => {
    const { rateLimit } = limitAt(null, 1);
    for (let i = 0; i < 1_000; i++) expect(() => rateLimit.take('a')).not.toThrow();
  });
});
