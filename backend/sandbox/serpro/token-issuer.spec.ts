import { TokenIssuer } from './token-issuer.js';

test('a token serves for an hour and is given again meanwhile; then a new one is', () => {
  let now = 0;
  const issuer = new TokenIssuer(() => now);
  const first = issuer.grant();
  expect(first.secondsLeft).toBe(3600);
  now = 600_000;
  expect(issuer.grant()).toEqual({ token: first.token, secondsLeft: 3000 });
  expect(issuer.accepts(first.token)).toBe(true);
  now = 3_600_000;
  expect(issuer.accepts(first.token)).toBe(false);
  expect(issuer.grant().token).not.toBe(first.token);
});

test('a revoked or unknown token is not accepted', () => {
  const issuer = new TokenIssuer();
  const { token } = issuer.grant();
  expect(issuer.accepts('outro')).toBe(false);
  issuer.revokeAll();
  expect(issuer.accepts(token)).toBe(false);
});
