import { dayInBrazil, formatDay, formatMoment, hoursAgo, timeAgo } from './dates';

describe('dates on the page', () => {
  it('are in Brazilian time', () => {
    expect(formatMoment('2026-11-21T02:15:51Z')).toBe('20/11/2026 23:15');
    expect(formatDay('2026-11-21T02:15:51Z')).toBe('20/11/2026');
    expect(dayInBrazil('2026-11-21T02:15:51Z')).toBe('2026-11-20');
  });

  it.each([
    [0, 'Agora mesmo'],
    [59, 'Agora mesmo'],
    [60, 'há 1 minuto'],
    [3599, 'há 59 minutos'],
    [3600, 'há 1 hora'],
    [86_399, 'há 23 horas'],
    [86_400, 'há 1 dia'],
    [5 * 86_400, 'há 5 dias'],
    [-30, 'Agora mesmo'],
  ])('%d seconds ago is %s', (seconds, text) => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(timeAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
  });

  it.each([
    [0, 'na última hora'],
    [3599, 'na última hora'],
    [3600, 'há 1 hora'],
    [3 * 86_400, 'há 3 dias'],
  ])('%d seconds ago, known to the hour, is %s', (seconds, text) => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(hoursAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
  });
});
