import {
  brazilianDay,
  dayInBrazil,
  firstOfMonth,
  hourInBrazil,
  isRealDay,
  secondsUntil,
  yearsBetween,
} from './brazilian-day.js';

describe('The day in Brasília', () => {
  it.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20', '2026-11-21T03:00:00.000Z'],
    ['2026-11-21T03:00:00.000Z', '2026-11-21', '2026-11-22T03:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', '2026-12-31', '2027-01-01T03:00:00.000Z'],
  ])('at %s is %s and ends at %s, by the clocks of São Paulo', (now, day, endsAt) => {
    expect(brazilianDay(new Date(now))).toEqual({ day, endsAt: new Date(endsAt) });
    const name = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date(now));
    expect(name).toBe(day);
  });

  it('is told right from one moment to any other', () => {
    const moments = [
      '2026-11-21T12:00:00Z',
      '2026-11-20T12:00:00Z',
      '2026-11-22T03:00:00Z',
      '2026-11-22T02:59:59.999Z',
    ];
    expect(moments.map((moment) => dayInBrazil(new Date(moment)))).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-22',
      '2026-11-21',
    ]);
  });

  it('never ends in less than a second', () => {
    const end = new Date('2026-11-21T03:00:00.000Z');
    expect(secondsUntil(end, new Date('2026-11-21T02:59:59.999Z'))).toBe(1);
    expect(secondsUntil(end, end)).toBe(1);
    expect(secondsUntil(end, new Date('2026-11-21T02:59:00.000Z'))).toBe(60);
  });
});

describe('The calendar', () => {
  it.each([
    ['1990-05-10', '2026-05-09', 35],
    ['1990-05-10', '2026-05-10', 36],
    ['1990-05-10', '2026-04-30', 35],
    ['1990-05-10', '2026-12-01', 36],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-21', '2026-11-21', 0],
  ])('counts the completed years from %s to %s as %i', (from, to, years) => {
    expect(yearsBetween(from, to)).toBe(years);
  });

  it('knows the first day of a month', () => {
    expect(firstOfMonth('2026-11-21')).toBe('2026-11-01');
  });

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['ontem', false],
  ])('says of %s whether it is a day: %s', (day, real) => {
    expect(isRealDay(day)).toBe(real);
  });

  it.each([
    ['2026-11-21T02:59:59.999Z', 23],
    ['2026-11-21T03:00:00.000Z', 0],
    ['2026-11-21T15:30:00.000Z', 12],
  ])('tells the hour in Brasília at %s as %i', (moment, hour) => {
    expect(hourInBrazil(new Date(moment))).toBe(hour);
  });
});
