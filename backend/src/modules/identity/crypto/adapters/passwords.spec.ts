import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwaitedWork } from '../../../../platform/awaited-work.js';
import { IdentityConfig } from '../../identity.config.js';
import { NO_PASSWORD, Passwords } from './passwords.js';

const awaited = new AwaitedWork();
const passwords = new Passwords(new IdentityConfig(), awaited);

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB and two passes, salted anew each time (ASVS 11.4.2)', async () => {
    const [first, second] = await Promise.all([passwords.hash('Garoa-2026'), passwords.hash('Garoa-2026')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match their own hash and no other', async () => {
    const hash = await passwords.hash('Garoa-2026');
    expect(await passwords.matches('Garoa-2026', hash)).toBe(true);
    expect(await passwords.matches('senha123', hash)).toBe(false);
  });

  it('match however the keyboard composes an accent', async () => {
    const hash = await passwords.hash('Coração1'.normalize('NFC'));
    expect(await passwords.matches('Coração1'.normalize('NFD'), hash)).toBe(true);
  });

  it('match nothing where there is no account, not even the stand-in', async () => {
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });

  it('match nothing where there is none any more, by as much work as any', async () => {
    expect(NO_PASSWORD).toHaveLength((await passwords.hash('Garoa-2026')).length);
    expect((await passwords.hash('Garoa-2026')).split('$').slice(0, 4)).toEqual(NO_PASSWORD.split('$').slice(0, 4));
    expect([await passwords.matches('Garoa-2026', NO_PASSWORD), await passwords.matches('', NO_PASSWORD)]).toEqual([
      false,
      false,
    ]);
  });

  it('match nothing where the hash was erased', async () => {
    expect(await passwords.matches('Garoa-2026', 'erased')).toBe(false);
    expect(await passwords.matches('', '')).toBe(false);
  });

  it('are kept with the least work where only tests run, and match there and elsewhere', async () => {
    const cheap = new Passwords(Object.assign(new IdentityConfig(), { PASSWORD_HASH_COST: 'test' }), awaited);
    const [little, full] = await Promise.all([cheap.hash('Garoa-2026'), passwords.hash('Garoa-2026')]);
    expect(little).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect([await passwords.matches('Garoa-2026', little), await cheap.matches('Garoa-2026', full)]).toEqual([
      true,
      true,
    ]);
    expect([await passwords.matches('senha123', little), await cheap.matches('senha123', full)]).toEqual([
      false,
      false,
    ]);
  });

  it('are hashed after a lookup that is under way, and before one that takes long', async () => {
    const cheap = new Passwords(Object.assign(new IdentityConfig(), { PASSWORD_HASH_COST: 'test' }), awaited);
    const order: string[] = [];
    const hashed = () => cheap.hash('Garoa-2026').then(() => order.push('hash'));
    const lookup = awaited.during(() => sleep(10)).then(() => order.push('lookup'));
    await Promise.all([lookup, hashed()]);
    let answer: () => void = () => undefined;
    const long = awaited.during(() => new Promise<void>((resolve) => (answer = resolve)));
    await hashed();
    answer();
    await long.then(() => order.push('long lookup'));
    expect(order).toEqual(['lookup', 'hash', 'hash', 'long lookup']);
  });

  it('leave the event loop free', async () => {
    const flood = Promise.all(Array.from({ length: 24 }, () => passwords.hash('Garoa-2026')));
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    await flood;
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });
});
