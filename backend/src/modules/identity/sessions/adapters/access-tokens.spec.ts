import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../../../platform/clock.js';
import { AccessTokens } from './access-tokens.js';

const SECRET = 'a secret of thirty-two characters';
const ACCOUNT = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const SESSION = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c12';
const user = { accountId: ACCOUNT, sessionId: SESSION, kind: 'user' } as const;
const temp = { accountId: ACCOUNT, sessionId: null, kind: 'temp', credentialsVersion: 3 } as const;

class HandClock extends Clock {
  private time = Date.parse('2026-10-01T12:00:00Z');

  now(): Date {
    return new Date(this.time);
  }

  pass(seconds: number): void {
    this.time += seconds * 1000;
  }
}

function setUp() {
  const clock = new HandClock();
  const jwt = new JwtService({ secret: SECRET });
  return { clock, jwt, tokens: new AccessTokens(jwt, clock) };
}

describe('access tokens', () => {
  it('say who, which session and what kind, and nothing else about anyone', () => {
    const { tokens, jwt } = setUp();
    const token = tokens.issue(user);
    expect(tokens.read(token)).toEqual(user);
    expect(Object.keys(jwt.decode(token)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'kind', 'sid', 'sub']);
  });

  it.each([
    [user, 15 * 60],
    [{ ...user, kind: 'admin' } as const, 15 * 60],
    [temp, 60 * 60],
  ])('of kind %j are good for %d seconds, known or not (ASVS 9.2.1)', (claims, seconds) => {
    const { tokens, clock, jwt } = setUp();
    const token = tokens.issue(claims);
    clock.pass(seconds - 1);
    expect(tokens.read(token)).toEqual(claims);
    clock.pass(1);
    expect(tokens.read(token)).toBe('expired');
    expect(new AccessTokens(jwt, clock).read(token)).toBe('expired');
  });

  it.each([user, temp])('live no longer when the clock is set back: %j', (claims) => {
    const { tokens, clock } = setUp();
    const token = tokens.issue(claims);
    clock.pass(-60);
    expect(tokens.read(token)).toEqual(claims);
    clock.pass(-1);
    expect(tokens.read(token)).toBe('expired');
    clock.pass(61);
    expect(tokens.read(token)).toEqual(claims);
  });

  it('do not survive a change (ASVS 9.1.1)', () => {
    const { tokens } = setUp();
    const token = tokens.issue(user);
    const [head, , seal] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ sub: ACCOUNT, sid: SESSION, kind: 'admin', iss: 'nitido', aud: 'nitido-api', exp: 9e9 }),
    );
    expect(tokens.read(`${head}.${forged.toString('base64url')}.${seal}`)).toBeNull();
    expect(tokens.read(`${token}x`)).toBeNull();
    expect(tokens.read('')).toBeNull();
    expect(tokens.read('x'.repeat(5_000))).toBeNull();
  });

  it.each([
    ['another secret', { secret: 'x'.repeat(32) }],
    ['another algorithm', { secret: SECRET, algorithm: 'HS512' as const }],
  ])('are refused when signed with %s (ASVS 9.1.2, 9.1.3)', (_, options) => {
    const { tokens, jwt } = setUp();
    const claims = { sub: ACCOUNT, sid: SESSION, kind: 'user', iss: 'nitido', aud: 'nitido-api', exp: 9e9 };
    expect(tokens.read(jwt.sign(claims, options))).toBeNull();
  });

  it('are refused without a signature (ASVS 9.1.2)', () => {
    const { tokens } = setUp();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub: ACCOUNT, sid: SESSION, kind: 'user', iss: 'nitido', aud: 'nitido-api', exp: 9e9 };
    expect(tokens.read(`${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`)).toBeNull();
  });

  it.each([
    { sub: ACCOUNT, kind: 'user' },
    { sub: ACCOUNT, sid: SESSION, kind: 'temp' },
    { sub: ACCOUNT, sid: SESSION, kind: 'root' },
    { sub: ACCOUNT, sid: SESSION, kind: 'constructor' },
    { sub: ACCOUNT, sid: SESSION, kind: ['admin'] },
    { sub: ACCOUNT, sid: "' or true --", kind: 'user' },
    { sub: 'nobody', sid: SESSION, kind: 'user' },
  ])('are refused when they make no sense: %j (ASVS 9.2.2)', (claims) => {
    const { tokens, jwt } = setUp();
    expect(tokens.read(jwt.sign({ ...claims, iss: 'nitido', aud: 'nitido-api', exp: 9e9 }))).toBeNull();
  });

  it('for another audience, or for none, are refused (ASVS 9.2.3, 9.2.4)', () => {
    const { tokens, jwt } = setUp();
    const claims = { sub: ACCOUNT, sid: SESSION, kind: 'user', iss: 'nitido', exp: 9e9 };
    expect(tokens.read(jwt.sign({ ...claims, aud: 'nitido-api' }))).toBe('expired');
    expect(tokens.read(jwt.sign({ ...claims, aud: 'outro' }))).toBeNull();
    expect(tokens.read(jwt.sign(claims))).toBeNull();
  });

  it('of another issuer are refused', () => {
    const { tokens, jwt } = setUp();
    expect(
      tokens.read(jwt.sign({ sub: ACCOUNT, sid: SESSION, kind: 'user', iss: 'outro', aud: 'nitido-api', exp: 9e9 })),
    ).toBeNull();
  });
});
