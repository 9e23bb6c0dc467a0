import { daysUntil } from '@kernel/brazilian-day';
import { bucketsOf } from './buckets';

const until = (last: string, count: number) => daysUntil(last, count).map((day) => ({ day }));
const LATER = '2026-12-24T12:00:00.000Z';
const labels = (days: Array<{ day: string }>, at = LATER) => bucketsOf(days, at).map(({ label }) => label);

describe('columns of days', () => {
  it('are the days while there are few', () => {
    const days = ['15/11', '16/11', '17/11', '18/11', '19/11', '20/11', '21/11'];
    expect(labels(until('2026-11-21', 7))).toEqual(days);
  });

  it('are weeks that begin on Monday, then months, and lose no day', () => {
    const weeks = bucketsOf(until('2026-11-21', 90), LATER);
    expect(weeks.at(-1)?.label).toBe('16/11 a 21/11');
    expect(weeks.flatMap(({ days }) => days)).toHaveLength(90);
    const months = bucketsOf(until('2026-11-30', 365), LATER);
    expect(months.map(({ label }) => label).slice(-2)).toEqual(['out/26', 'nov/26']);
    expect(months.flatMap(({ days }) => days)).toHaveLength(365);
  });

  it('name a month of which only some days are meant by these', () => {
    const months = labels(until('2026-11-21', 365));
    expect([months.length, months[0], months[1], months.at(-1)]).toEqual([
      13,
      '22 a 30 nov/25',
      'dez/25',
      '1 a 21 nov/26',
    ]);
    expect(labels(until('2026-03-31', 152))[0]).toBe('31 out/25');
    expect(labels(until('2028-02-29', 366)).at(-1)).toBe('fev/28');
    expect(labels(until('2028-02-28', 366)).at(-1)).toBe('1 a 28 fev/28');
  });

  it.each([
    [7, '21/11 (em curso)'],
    [90, '16/11 a 21/11 (em curso)'],
    [365, '1 a 21 nov/26 (em curso)'],
  ])('say of the last of %d days that it runs', (count, label) => {
    const named = labels(until('2026-11-21', count), '2026-11-21T17:32:00.000Z');
    expect(named.at(-1)).toBe(label);
    expect(named.filter((one) => one.includes('em curso'))).toHaveLength(1);
  });

  it('take the day that runs from Brasília', () => {
    expect(labels(until('2026-11-21', 2), '2026-11-22T02:59:00.000Z').at(-1)).toBe('21/11 (em curso)');
    expect(labels(until('2026-11-21', 2), '2026-11-22T03:00:00.000Z').at(-1)).toBe('21/11');
  });
});
