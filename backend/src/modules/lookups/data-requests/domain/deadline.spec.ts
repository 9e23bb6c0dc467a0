import { daysLeft, dueDay } from './deadline.js';

describe('The fifteen days of a request', () => {
  it('are counted from its day in Brazil, which is not always the day in UTC', () => {
    expect(dueDay(new Date('2026-11-21T12:00:00Z'))).toBe('2026-12-06');
    expect(dueDay(new Date('2026-11-22T02:59:59Z'))).toBe('2026-12-06');
    expect(dueDay(new Date('2026-11-22T03:00:00Z'))).toBe('2026-12-07');
    expect(dueDay(new Date('2026-12-20T12:00:00Z'))).toBe('2027-01-04');
  });

  it('run out at midnight in Brazil', () => {
    expect(daysLeft('2026-12-06', new Date('2026-11-21T12:00:00Z'))).toBe(15);
    expect(daysLeft('2026-12-06', new Date('2026-12-07T02:59:59Z'))).toBe(0);
    expect(daysLeft('2026-12-06', new Date('2026-12-07T03:00:00Z'))).toBe(-1);
  });
});
