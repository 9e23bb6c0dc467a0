import 'reflect-metadata';
import { AwaitedWork } from '../../../../platform/awaited-work.js';
import { IdentityConfig } from '../../identity.config.js';
import { Passwords } from './passwords.js';

it('A password is the one that was typed: every character counts, its case and the spaces around it (ASVS 6.2.8)', async () => {
  const passwords = new Passwords(
    Object.assign(new IdentityConfig(), { PASSWORD_HASH_COST: 'test' }),
    new AwaitedWork(),
  );
  const typed = ` Ga${'r'.repeat(120)}oa1 `;
  const hash = await passwords.hash(typed);
  expect(await passwords.matches(typed, hash)).toBe(true);
  for (const other of [typed.toLowerCase(), typed.trim(), typed.slice(0, -1), `${typed}x`, typed.slice(0, 72)]) {
    expect(await passwords.matches(other, hash)).toBe(false);
  }
});
