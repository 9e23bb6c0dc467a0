import { momentRule, periodEnd, periodStart } from './period.js';

describe('A period', () => {
  it('of days begins and ends at midnight in Brasília, the last day included', () => {
    expect(periodStart('2026-11-21').toISOString()).toBe('2026-11-21T03:00:00.000Z');
    expect(periodEnd('2026-11-21').toISOString()).toBe('2026-11-22T03:00:00.000Z');
  });

  it('of instants is taken as it is', () => {
    expect(periodStart('2026-11-21T10:00:00Z').toISOString()).toBe('2026-11-21T10:00:00.000Z');
    expect(periodEnd('2026-11-21T10:00:00-03:00').toISOString()).toBe('2026-11-21T13:00:00.000Z');
  });

  it.each(['2026-11-21', '2024-02-29', '2026-11-21T10:00:00.123Z'])('may name %s', (text) =>
    expect(momentRule(text)).toBeNull(),
  );

  it.each(['', 'ontem', '21/11/2026', '2026-02-30', '2026-13-01', '2026-11-21T25:00:00Z', '2026-11-21T10:00:00'])(
    'may not name %p',
    (text) => expect(momentRule(text)).toBe('Data inválida. Use AAAA-MM-DD ou um instante ISO 8601.'),
  );
});
