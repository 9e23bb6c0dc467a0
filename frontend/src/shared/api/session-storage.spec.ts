import { forgetLatePayer, readPendingPayer, writePendingPayer } from './pending-payer';
import { clearSession, pendingLogout, readSession, rememberLogout, writeSession } from './session-storage';

const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };

describe('what the browser remembers', () => {
  beforeEach(() => localStorage.clear());

  it('keeps a session under the named keys and reads it back', () => {
    writeSession({ token: 't', user, userType: 'user' });
    expect(Object.keys(localStorage).sort()).toEqual([
      'authToken',
      'userData',
      'userEmail',
      'userName',
      'userToken',
      'userType',
    ]);
    expect(readSession()).toEqual({ token: 't', user, userType: 'user' });
  });

  it("keeps an administrator's token under its own key too", () => {
    writeSession({ token: 't', user, userType: 'admin' });
    expect(localStorage.getItem('adminToken')).toBe('t');
    expect(JSON.parse(localStorage.getItem('adminData') ?? '')).toEqual(user);
  });

  it('forgets all of a session and leaves what is needed to pay (ASVS 14.3.1)', () => {
    writePendingPayer({ token: 'temp', user });
    writeSession({ token: 't', user, userType: 'admin' });
    clearSession();
    expect(Object.keys(localStorage).sort()).toEqual([
      'tempToken',
      'tempUntil',
      'tempUserEmail',
      'tempUserId',
      'tempUserName',
    ]);
    expect(readPendingPayer()).toEqual({ token: 'temp', user });
  });

  it('keeps who began to pay for as long as the token is good, and no longer', () => {
    jest.useFakeTimers({ now: 0 });
    writePendingPayer({ token: 'temp', user });
    jest.setSystemTime(59 * 60_000);
    forgetLatePayer();
    expect(readPendingPayer()).not.toBeNull();
    jest.setSystemTime(61 * 60_000);
    forgetLatePayer();
    expect(localStorage).toHaveLength(0);
    jest.useRealTimers();
  });

  it('keeps a logout in mind until somebody of that kind enters, whose cookie it would take', () => {
    rememberLogout('user');
    writeSession({ token: 't', user, userType: 'admin' });
    expect(pendingLogout()).toBe('user');
    writeSession({ token: 't', user, userType: 'user' });
    expect(pendingLogout()).toBeNull();
  });

  it.each(['{', 'null', '{"id":1}'])('has no session when the stored user is %s', (data) => {
    writeSession({ token: 't', user, userType: 'user' });
    localStorage.setItem('userData', data);
    expect(readSession()).toBeNull();
  });
});
