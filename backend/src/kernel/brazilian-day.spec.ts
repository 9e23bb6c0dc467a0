import { brazilianDay, dayInBrazil, secondsUntil } from './brazilian-day.js';

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
