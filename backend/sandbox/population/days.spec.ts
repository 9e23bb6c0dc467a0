import { brazilianDay, day, isoDay, yearsBetween } from './days.js';

test('each day from 1900 to 2100 is written as the calendar writes it', () => {
  for (let value = day(1900); value < day(2100); value++) {
    const expected = new Date(value * 86_400_000).toISOString().slice(0, 10);
    if (isoDay(value) !== expected) throw new Error(`${isoDay(value)} should be ${expected}`);
  }
});

test('a Brazilian date puts the day first', () => {
  expect(brazilianDay(day(2026, 3, 9))).toBe('09/03/2026');
});

test('a year is complete on the birthday and not a day before', () => {
  expect(yearsBetween(day(2008, 11, 21), day(2026, 11, 20))).toBe(17);
  expect(yearsBetween(day(2008, 11, 21), day(2026, 11, 21))).toBe(18);
});
