import { invisibleVerdict, visibleVerdict, wireVerdict } from './recaptcha-verifier.js';

const recorded = {
  success: true,
  challenge_ts: '2026-10-01T12:00:00Z',
  hostname: 'nitido.com.br',
  score: 0.9,
  action: 'login',
};

describe('the verdict of reCAPTCHA', () => {
  it('is read from the reply, whatever else the reply says', () => {
    expect(wireVerdict.parse(recorded)).toEqual({ success: true, score: 0.9, action: 'login' });
    expect(() => wireVerdict.parse({ success: 'true' })).toThrow();
  });

  it.each([
    [{}, 'person'],
    [{ score: 0.5 }, 'person'],
    [{ score: 0.49 }, 'doubtful'],
    [{ score: undefined }, 'doubtful'],
    [{ action: 'register' }, 'doubtful'],
    [{ action: undefined }, 'person'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'doubtful'],
    [{ success: false }, 'doubtful'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'misconfigured'],
    [{ success: false, 'error-codes': ['missing-input-secret'] }, 'misconfigured'],
    [{ success: false, 'error-codes': ['bad-request'] }, 'misconfigured'],
  ])('with %j on the invisible check is %s', (change, verdict) => {
    expect(invisibleVerdict({ ...recorded, ...change }, 'login', 0.5)).toBe(verdict);
  });

  it('needs no score on the visible check', () => {
    expect(visibleVerdict({ success: true })).toBe('person');
    expect(visibleVerdict({ success: false, 'error-codes': ['invalid-input-response'] })).toBe('doubtful');
  });
});
