import { TokenDesk } from './token-desk.js';

test('a token serves for an hour and is given again meanwhile; then a new one is', () => {
  let now = 0;
  const desk = new TokenDesk(() => now);
  const first = desk.grant();
  expect(first.secondsLeft).toBe(3600);
  now = 600_000;
  expect(desk.grant()).toEqual({ token: first.token, secondsLeft: 3000 });
  expect(desk.accepts(first.token)).toBe(true);
  now = 3_600_000;
  expect(desk.accepts(first.token)).toBe(false);
  expect(desk.grant().token).not.toBe(first.token);
});

test('a revoked or unknown token is not accepted', () => {
  const desk = new TokenDesk();
  const { token } = desk.grant();
  expect(desk.accepts('outro')).toBe(false);
  desk.revokeAll();
  expect(desk.accepts(token)).toBe(false);
});
