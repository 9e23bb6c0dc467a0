import type { Clock } from '../../../platform/clock.js';
import { Account } from '../domain/account.js';
import { EmailPolicy } from '../domain/email.js';
import type { AccessTokens } from './access-tokens.port.js';
import { type AccountKey, Accounts } from './accounts.port.js';
import { type AdminAttempt, AdminLock } from './admin-lock.port.js';
import { AdminLogin } from './admin-login.js';
import { AttemptLimits } from './attempt-limits.port.js';
import { CheckCaptcha } from './check-captcha.js';
import type { CheckSecondFactor } from './check-second-factor.js';
import { KnownDevices } from './known-devices.port.js';
import { Login } from './login.js';
import { NoCaptcha } from './no-captcha.js';
import type { OpenSession } from './open-session.js';
import { Passwords } from './passwords.port.js';
import { ProveAdmin } from './prove-admin.js';
import type { ReturningAccounts } from './returning-accounts.port.js';
import type { SubscriptionStatus } from './subscription-status.port.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const CALLER = { address: '192.0.2.1', agent: null };

class Book extends Accounts {
  constructor(private readonly all: readonly Account[]) {
    super();
  }

  async add(): Promise<void> {}

  async find(key: AccountKey): Promise<Account | null> {
    const wanted = Object.entries(key)[0] ?? [];
    return this.all.find((account) => account[wanted[0] as 'email'] === wanted[1]) ?? null;
  }

  async change(): Promise<null> {
    return null;
  }
}

/** Notes each time that a password is held against something: this is the work that takes time. */
class NotedPasswords extends Passwords {
  readonly work: string[] = [];

  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    this.work.push(password);
    return hash === `hash of ${password}`;
  }
}

class NoLimits extends AttemptLimits {
  async countLoginFrom(): Promise<void> {}
  async countLoginOf(): Promise<void> {}
  async settleLogin(): Promise<void> {}
  async forgiveLogin(): Promise<void> {}
  async countRegistration(): Promise<void> {}
}

class OpenDoor extends AdminLock {
  async take(): Promise<AdminAttempt> {
    return { refused: null, attemptsLeft: 4, lockedSeconds: 0 };
  }

  async settle(): Promise<void> {}
}

class Strangers extends KnownDevices {
  issue(): string {
    return '';
  }

  recognise(): null {
    return null;
  }
}

/** A wrong password gets nowhere near it. */
const beyond = <T>() => ({}) as T;

function doors() {
  const known = { passwordHash: 'hash of Garoa-2026', createdAt: NOW };
  const subscriber = (email: string) => Account.subscriber({ id: email, email, name: 'Ana', ...known });
  const erased = Object.assign(subscriber('antiga@gmail.com'), { erasedAt: NOW });
  const blocked = Object.assign(subscriber('parada@gmail.com'), { blockedAt: NOW });
  const admin = Account.admin({
    id: 'a',
    email: 'chefe@gmail.com',
    username: 'chefe',
    mustChangePassword: false,
    ...known,
  });
  const accounts = new Book([subscriber('ana@gmail.com'), erased, blocked, admin]);
  const [passwords, devices] = [new NotedPasswords(), new Strangers()];
  const prove = new ProveAdmin(new OpenDoor(), devices, passwords, beyond<CheckSecondFactor>());
  const adminLogin = new AdminLogin(accounts, prove, beyond<OpenSession>());
  const login = new Login(
    new EmailPolicy(() => ['gmail.com'], 'chefe@gmail.com'),
    new NoLimits(),
    new CheckCaptcha(new NoCaptcha()),
    accounts,
    devices,
    passwords,
    adminLogin,
    beyond<ReturningAccounts>(),
    beyond<SubscriptionStatus>(),
    beyond<AccessTokens>(),
    beyond<OpenSession>(),
    beyond<Clock>(),
  );
  return { login, adminLogin, passwords };
}

describe('A wrong password', () => {
  it.each(['ana', 'ninguem', 'antiga', 'parada', 'chefe'])(
    'is looked at once for %s, who may exist or not',
    async (name) => {
      const { login, passwords } = doors();
      const given = { email: `${name}@gmail.com`, password: 'errada', captchaToken: null, captchaV2Token: null };
      await expect(login.execute(given, CALLER, [])).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
      expect(passwords.work).toEqual(['errada']);
    },
  );

  it.each(['chefe', 'ninguem', 'ana'])('is looked at once for %s at the administrators’ door', async (username) => {
    const { adminLogin, passwords } = doors();
    const attempt = adminLogin.execute({ username, password: 'errada' }, CALLER, []);
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(passwords.work).toEqual(['errada']);
  });
});
