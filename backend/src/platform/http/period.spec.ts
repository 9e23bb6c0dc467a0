import { instantRule, momentRule, periodEnd, periodStart, recentDayRule } from './period.js';

describe('A period', () => {
  it('of days begins and ends at midnight in Brasília, the last day included', () => {
    expect(periodStart('2026-11-21').toISOString()).toBe('2026-11-21T03:00:00.000Z');
    expect(periodEnd('2026-11-21').toISOString()).toBe('2026-11-22T03:00:00.000Z');
  });

  it('lasts to the end of the year 9999 at most, as texts of moments do', () => {
    expect(periodEnd('9999-12-31').toISOString()).toBe('9999-12-31T23:59:59.999Z');
    expect(periodStart('9999-12-31T23:00:00-03:00').toISOString()).toBe('9999-12-31T23:59:59.999Z');
  });

  it('of instants is taken as it is', () => {
    expect(periodStart('2026-11-21T10:00:00Z').toISOString()).toBe('2026-11-21T10:00:00.000Z');
    expect(periodEnd('2026-11-21T10:00:00-03:00').toISOString()).toBe('2026-11-21T13:00:00.000Z');
  });

  it.each(['2026-11-21', '2024-02-29', '2026-11-21T10:00:00.123Z'])('may name %s', (text) =>
    expect(momentRule(text)).toBeNull(),
  );

  it.each([
    '',
    'ontem',
    '21/11/2026',
    '2026-02-30',
    '2026-13-01',
    '2026-11-21T25:00:00Z',
    '2026-11-21T10:00:00',
    '2026-02-30T10:00:00Z',
  ])('may not name %p', (text) =>
    expect(momentRule(text)).toBe('Data inválida. Use AAAA-MM-DD ou um instante ISO 8601.'),
  );
});

describe('An instant', () => {
  const rule = instantRule('Não é um instante.');

  it.each(['2027-01-31T23:59:59Z', '2027-01-31T23:59:59.123-03:00', '2027-01-31T23:59Z'])('may be %s', (text) =>
    expect(rule(text)).toBeNull(),
  );

  /** All of them are ISO 8601, and JavaScript reads none of them, or reads another moment. */
  it.each([
    '2027-W05-1',
    '2027-001',
    '2027',
    '20270131T235959Z',
    '2027-01-31T10Z',
    '2027-01-31T10:00:00,5Z',
    '2027-01-31',
  ])('may not be %s', (text) => expect(rule(text)).toBe('Não é um instante.'));
});

describe('A day of statistics', () => {
  it('lies within the years that there are any of, with room for the period before it', () => {
    expect(recentDayRule('2000-01-01')).toBeNull();
    expect(recentDayRule('2026-02-30')).toBe('Data inválida. Use AAAA-MM-DD.');
    expect(recentDayRule('0000-01-01')).toBe('Data inválida. Use um dia a partir de 01/01/2000.');
    expect(recentDayRule('0001-01-01')).toBe('Data inválida. Use um dia a partir de 01/01/2000.');
  });
});
