import { Session, type SessionKind } from './session.js';

const START = new Date('2026-10-01T12:00:00Z');
const DAY = 86_400_000;
const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => Buffer.alloc(32, digit)) as [Buffer, Buffer, Buffer];

function later(milliseconds: number): Date {
  return new Date(START.getTime() + milliseconds);
}

function session(kind: SessionKind = 'user'): Session {
  return Session.open(
    { id: 's', accountId: 'a', kind, tokenHash: FIRST },
    { address: null, agent: null, deviceHash: null },
    START,
  );
}

describe('a session', () => {
  it('rotates the token that is current, and the new one is current then', () => {
    const open = session();
    expect(open.refresh(FIRST, SECOND, later(1_000))).toBe('rotated');
    expect(open.refresh(SECOND, THIRD, later(2_000))).toBe('rotated');
    expect(open.isOver(later(2_000))).toBe(false);
  });

  it('answers the token before it once more within ten seconds: a second tab asked at the same moment', () => {
    const open = session();
    open.refresh(FIRST, SECOND, later(0));
    expect(open.refresh(FIRST, SECOND, later(10_000))).toBe('repeated');
    expect(open.refresh(SECOND, THIRD, later(11_000))).toBe('rotated');
  });

  it('ends when the token before it comes after the ten seconds', () => {
    const open = session();
    open.refresh(FIRST, SECOND, later(0));
    expect(open.refresh(FIRST, SECOND, later(10_001))).toBe('reused');
    expect(open).toMatchObject({ endReason: 'reuse', endedAt: later(10_001) });
    expect(open.refresh(SECOND, THIRD, later(10_002))).toBe('over');
  });

  it('ends when the token before it comes a second time', () => {
    const open = session();
    open.refresh(FIRST, SECOND, later(0));
    open.refresh(FIRST, SECOND, later(1));
    expect(open.refresh(FIRST, SECOND, later(2))).toBe('reused');
    expect(open.isOver(later(2))).toBe(true);
  });

  it('allows the repetition anew after each rotation', () => {
    const open = session();
    open.refresh(FIRST, SECOND, later(0));
    open.refresh(FIRST, SECOND, later(1));
    open.refresh(SECOND, THIRD, later(2));
    expect(open.refresh(SECOND, THIRD, later(3))).toBe('repeated');
  });

  it('ends when a token from before the previous one comes, however soon', () => {
    const open = session();
    open.refresh(FIRST, SECOND, later(0));
    open.refresh(SECOND, THIRD, later(1));
    expect(open.refresh(FIRST, SECOND, later(2))).toBe('reused');
  });

  it('ends when a token comes that it never had, however new it is', () => {
    const open = session();
    expect(open.refresh(SECOND, THIRD, later(0))).toBe('reused');
    expect(open.isOver(later(0))).toBe(true);
  });

  it('is over for a subscriber after thirty days without a sign of life, and each sign of life starts them anew (ASVS 7.3.1)', () => {
    const open = session();
    expect(open.isOver(later(30 * DAY - 1))).toBe(false);
    expect(open.isOver(later(30 * DAY))).toBe(true);
    open.refresh(FIRST, SECOND, later(29 * DAY));
    expect(open.isOver(later(58 * DAY))).toBe(false);
    expect(open.secondsLeft(later(29 * DAY))).toBe((30 * DAY) / 1000);
  });

  it('is over for a subscriber after a year, used or not (ASVS 7.3.2)', () => {
    const open = session();
    let [current, next] = [FIRST, SECOND];
    for (let day = 20; day < 365; day += 20) {
      expect(open.refresh(current, next, later(day * DAY))).toBe('rotated');
      [current, next] = [next, current];
    }
    expect(open.isOver(later(365 * DAY - 1))).toBe(false);
    expect(open.refresh(current, next, later(365 * DAY))).toBe('over');
  });

  it('is over for an administrator after 24 hours, used or not (ASVS 7.3.2)', () => {
    const open = session('admin');
    expect(open.refresh(FIRST, SECOND, later(DAY - 1))).toBe('rotated');
    expect(open.secondsLeft(later(DAY - 60_000))).toBe(60);
    expect(open.isOver(later(DAY))).toBe(true);
    expect(open.secondsLeft(later(2 * DAY))).toBe(0);
  });

  it('counts as proven for five minutes after the password was given', () => {
    const open = session('admin');
    expect(open.provenUntil).toEqual(later(5 * 60_000));
    open.prove(later(DAY / 2));
    expect(open.provenUntil).toEqual(later(DAY / 2 + 5 * 60_000));
  });

  it('is not open to an old token for longer when the clock is set back', () => {
    const open = session();
    open.refresh(FIRST, SECOND, later(DAY));
    expect(open.refresh(FIRST, SECOND, later(DAY - 10_001))).toBe('reused');
    expect(open.endReason).toBe('reuse');
  });

  it('keeps the first reason and time of its end', () => {
    const open = session();
    open.end('logout', later(1));
    open.end('reuse', later(2));
    expect(open).toMatchObject({ endReason: 'logout', endedAt: later(1) });
    expect(open.refresh(FIRST, SECOND, later(3))).toBe('over');
  });
});
