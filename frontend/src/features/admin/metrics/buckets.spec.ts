import { daysUntil } from '@kernel/brazilian-day';
import { bucketsOf } from './buckets';

const until = (last: string, count: number) => daysUntil(last, count).map((day) => ({ day }));

describe('columns of days', () => {
  it('are the days while there are few', () => {
    const buckets = bucketsOf(until('2026-11-21', 7));
    expect(buckets.map(({ label }) => label)).toEqual(['15/11', '16/11', '17/11', '18/11', '19/11', '20/11', '21/11']);
  });

  it('are weeks that begin on Monday, then months, and lose no day', () => {
    const weeks = bucketsOf(until('2026-11-21', 90));
    expect(weeks.at(-1)?.label).toBe('16/11 a 21/11');
    expect(weeks.flatMap(({ days }) => days)).toHaveLength(90);
    const months = bucketsOf(until('2026-11-21', 365));
    expect([months.length, months.at(-1)?.label]).toEqual([13, 'nov/26']);
    expect(months.flatMap(({ days }) => days)).toHaveLength(365);
  });
});
