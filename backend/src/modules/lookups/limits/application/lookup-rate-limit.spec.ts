import { LookupRateLimit } from './lookup-rate-limit.js';

describe('The pace of an account', () => {
  const START = 1_000_000;

  function paceAt(perMinute: number | null, burst: number) {
    const clock = { at: START };
    return {
      clock,
      pace: new LookupRateLimit(
        () => ({ perMinute, burst }),
        () => clock.at,
      ),
    };
  }

  it('allows a burst, then tells how long to wait', () => {
    const { pace } = paceAt(60, 3);
    for (let i = 0; i < 3; i++) pace.take('a');
    expect(() => pace.take('a')).toThrow(
      expect.objectContaining({
        kind: 'rate-limited',
        code: 'RATE_LIMITED',
        text: 'Muitas consultas em pouco tempo. Aguarde e tente novamente.',
        retryAfterSeconds: 1,
      }),
    );
  });

  it('gives lookups back as time passes, never more than the burst', () => {
    const { clock, pace } = paceAt(60, 2);
    pace.take('a');
    pace.take('a');
    clock.at += 1_000;
    pace.take('a');
    expect(() => pace.take('a')).toThrow();
    clock.at += 3_600_000;
    pace.take('a');
    pace.take('a');
    expect(() => pace.take('a')).toThrow();
  });

  it('keeps accounts apart', () => {
    const { pace } = paceAt(60, 1);
    pace.take('a');
    expect(() => pace.take('b')).not.toThrow();
  });

  it('limits nothing when it is switched off', () => {
    const { pace } = paceAt(null, 1);
    for (let i = 0; i < 1_000; i++) pace.take('a');
  });
});
