import { Account } from './account.js';

const MONDAY = new Date('2026-10-05T12:00:00Z');

function subscriber(): Account {
  return Account.subscriber({ id: 'a', email: 'ana@gmail.com', name: 'Ana', passwordHash: 'h', createdAt: MONDAY });
}

describe('an account', () => {
  it('begins open, without a purpose or a login', () => {
    const account = subscriber();
    expect(account).toMatchObject({ role: 'user', username: null, defaultPurpose: null, lastLoginAt: null });
    expect(account).toMatchObject({ mustChangePassword: false, privacyMode: true });
    expect([account.isBlocked, account.isErased]).toEqual([false, false]);
  });

  it('is blocked and erased from the moment that says so', () => {
    expect(Object.assign(subscriber(), { blockedAt: MONDAY }).isBlocked).toBe(true);
    expect(Object.assign(subscriber(), { erasedAt: MONDAY }).isErased).toBe(true);
  });

  it('keeps the time of its first block until it is opened again', () => {
    const account = subscriber();
    account.block(MONDAY);
    account.block(new Date('2026-10-06T12:00:00Z'));
    expect(account.blockedAt).toEqual(MONDAY);
    account.unblock();
    expect(account.isBlocked).toBe(false);
  });

  it('of an administrator must change a password that was made for it', () => {
    const admin = Account.admin({
      id: 'a',
      email: null,
      username: 'admin',
      passwordHash: 'h',
      mustChangePassword: false,
      createdAt: MONDAY,
    });
    admin.receiveOneTimePassword('h2');
    expect(admin).toMatchObject({ role: 'admin', passwordHash: 'h2', mustChangePassword: true });
    admin.changePassword('h3');
    expect(admin).toMatchObject({ passwordHash: 'h3', mustChangePassword: false });
  });
});
