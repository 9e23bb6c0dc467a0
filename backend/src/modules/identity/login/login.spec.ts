import type { Subscriptions } from '../../billing/index.js';
import { Account } from '../accounts/account.js';
import { Accounts } from '../accounts/accounts.store.js';
import { AttemptLimits } from '../accounts/attempt-limits.store.js';
import { NoCaptcha } from '../captcha/captcha-verifier.port.js';
import { CheckCaptcha } from '../captcha/check-captcha.js';
import { Passwords } from '../crypto/adapters/passwords.js';
import { IdentityConfig } from '../identity.config.js';
import { EmailPolicy } from '../model/email.js';
import type { CheckSecondFactor } from '../second-factor/check-second-factor.js';
import { AdminLock } from './admin-lock.store.js';
import { AdminLogin } from './admin-login.js';
import type { AdmitSubscriber } from './admit-subscriber.js';
import { KnownDevices } from './known-devices.js';
import { Login } from './login.js';
import type { SessionTokens } from './session-tokens.js';
import { VerifyAdmin } from './verify-admin.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const CALLER = { address: '192.0.2.1', agent: null };

/** Of a collaborator, what a wrong password gets to. */
const only = <T>(part: Partial<T> = {}) => part as T;

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
  const all = [subscriber('ana@gmail.com'), erased, blocked, admin];
  const accounts = only<Accounts>({
    find: async (key) => {
      const wanted = Object.entries(key)[0] ?? [];
      return all.find((account) => account[wanted[0] as 'email'] === wanted[1]) ?? null;
    },
  });
  /** Each time that a password is held against something: this is the work that takes time. */
  const work: string[] = [];
  const passwords = only<Passwords>({
    matches: async (password, hash) => {
      work.push(password);
      return hash === `hash of ${password}`;
    },
  });
  const devices = only<KnownDevices>({ recognise: () => null });
  const lock = only<AdminLock>({
    take: async () => ({ refused: null, attemptsLeft: 4, lockedSeconds: 0, strangersTries: 1 }),
  });
  const limits = only<AttemptLimits>({ countFrom: async () => undefined, countLoginOf: async () => undefined });
  const captcha = new CheckCaptcha(new NoCaptcha());
  const verifyAdmin = new VerifyAdmin(lock, devices, passwords, only<CheckSecondFactor>(), captcha);
  const adminLogin = new AdminLogin(limits, accounts, verifyAdmin, only<SessionTokens>());
  const login = new Login(
    new IdentityConfig(),
    new EmailPolicy(() => ['gmail.com'], 'chefe@gmail.com'),
    limits,
    captcha,
    accounts,
    devices,
    passwords,
    only<CheckSecondFactor>(),
    adminLogin,
    only<Subscriptions>(),
    only<AdmitSubscriber>(),
  );
  return { login, adminLogin, work };
}

describe('A wrong password', () => {
  it.each(['ana', 'ninguem', 'antiga', 'parada', 'chefe'])(
    'is looked at once for %s, who may exist or not',
    async (name) => {
      const { login, work } = doors();
      const given = { email: `${name}@gmail.com`, password: 'errada', captchaToken: null, captchaV2Token: null };
      await expect(login.execute(given, CALLER, [])).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
      expect(work).toEqual(['errada']);
    },
  );

  it.each(['chefe', 'ninguem', 'ana'])('is looked at once for %s at the administrators’ door', async (username) => {
    const { adminLogin, work } = doors();
    const attempt = adminLogin.execute({ username, password: 'errada' }, CALLER, []);
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(work).toEqual(['errada']);
  });
});
