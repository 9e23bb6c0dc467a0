import { OneTimeCodes } from './one-time-codes.js';

const codes = new OneTimeCodes();
/** The key of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('agree with RFC 6238 at second %i', (second, code) => {
    expect(codes.stepOf(code, SECRET, at(second))).toBe(Math.floor(second / 30));
  });

  it('are good one step before and after their own, whichever way the clock moves, and no further (ASVS 6.5.5)', () => {
    const code = '005924';
    const own = 1_234_567_890 - (1_234_567_890 % 30);
    const step = own / 30;
    for (const second of [own - 30, own - 1, own, own + 29, own + 30, own + 59]) {
      expect(codes.stepOf(code, SECRET, at(second))).toBe(step);
    }
    for (const second of [own - 31, own + 60]) expect(codes.stepOf(code, SECRET, at(second))).toBeNull();
  });

  it('come from secrets of 160 bits, each another one, in an address that names product and account (ASVS 6.5.3)', () => {
    const [one, two] = [codes.newSecret(), codes.newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(two);
    const address = new URL(codes.addressOf(one, 'chefe'));
    expect(decodeURIComponent(address.href)).toMatch(/^otpauth:\/\/totp\/Nítido:chefe\?/);
    expect(address.searchParams.get('secret')).toBe(one);
  });
});
