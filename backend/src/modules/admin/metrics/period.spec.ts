import { chosenPeriod, namedPeriod, wholeHoursOf } from './period.js';

const AFTERNOON = new Date('2026-11-21T17:37:00Z');

describe('A period of the statistics', () => {
  it.each([
    ['hoje', '2026-11-21'],
    ['7d', '2026-11-15'],
    ['30d', '2026-10-23'],
    ['12m', '2025-11-22'],
  ] as const)('%s begins on %s and takes today up to the hour that runs', (name, from) => {
    expect(namedPeriod(name, AFTERNOON)).toEqual({ from, to: '2026-11-21', hours: 15 });
  });

  it.each([
    ['2026-11-21T03:00:00Z', '2026-11-21', 1],
    ['2026-11-22T02:59:59.999Z', '2026-11-21', 24],
    ['2026-11-22T03:00:00Z', '2026-11-22', 1],
  ])('turns at midnight in Brasília: at %s today is %s with %d hours', (now, to, hours) => {
    expect(namedPeriod('hoje', new Date(now))).toEqual({ from: to, to, hours });
  });

  it('has whole days where it lies in the past', () => {
    expect(chosenPeriod('2026-11-01', '2026-11-20', AFTERNOON)).toMatchObject({ hours: 24 });
    expect(chosenPeriod('2026-11-01', '2026-11-21', AFTERNOON)).toMatchObject({ hours: 15 });
  });

  it.each([
    ['2026-11-21T17:37:00Z', 14],
    ['2026-11-21T17:00:00Z', 14],
    ['2026-11-21T03:20:00Z', 0],
    ['2026-11-22T02:59:59.999Z', 23],
  ])('is compared without the hour that runs: at %s %d hours of today', (now, hours) => {
    const at = new Date(now);
    expect(wholeHoursOf(namedPeriod('7d', at), at)).toEqual({ ...namedPeriod('7d', at), hours });
  });

  it('is compared as a whole where it lies in the past', () => {
    const past = chosenPeriod('2026-11-01', '2026-11-20', AFTERNOON);
    expect(wholeHoursOf(past, AFTERNOON)).toEqual(past);
  });
});
