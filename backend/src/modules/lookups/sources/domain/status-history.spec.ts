import { daysOf, incidentsOf, type Span } from './status-history.js';

const span = (state: Span['state'], since: string, until: string): Span => ({
  state,
  since: new Date(since),
  until: new Date(until),
});
const NOTHING = new Map();

describe('The days of a component', () => {
  it('are unknown where nobody called and nothing was wrong', () => {
    const calm = [span('operacional', '2026-11-20T03:00:00Z', '2026-11-21T12:00:00Z')];
    expect(daysOf(calm, NOTHING, '2026-11-21', 3)).toEqual([null, null, null]);
    expect(daysOf([], NOTHING, '2026-11-21', 1)).toEqual([null]);
  });

  it('tell the share of calls that went well, and the worst that was seen, in Brasília’s days', () => {
    const spans = [
      span('operacional', '2026-11-20T03:00:00Z', '2026-11-21T02:30:00Z'),
      span('instavel', '2026-11-21T02:30:00Z', '2026-11-21T02:50:00Z'),
      span('operacional', '2026-11-21T03:10:00Z', '2026-11-21T12:00:00Z'),
    ];
    const counts = new Map([
      ['2026-11-20', { ok: 9, failed: 1, refused: 0 }],
      ['2026-11-21', { ok: 4, failed: 0, refused: 0 }],
    ]);
    expect(daysOf(spans, counts, '2026-11-21', 3)).toEqual([
      null,
      { day: '2026-11-20', worst: 'instavel', availability: 0.9 },
      { day: '2026-11-21', worst: 'operacional', availability: 1 },
    ]);
  });

  it('tell of maintenance without inventing an availability', () => {
    const closed = [span('manutencao', '2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z')];
    expect(daysOf(closed, NOTHING, '2026-11-21', 1)).toEqual([
      { day: '2026-11-21', worst: 'manutencao', availability: null },
    ]);
  });
});

describe('Incidents', () => {
  it('are one while trouble follows trouble, and are told by their worst', () => {
    const spans = [
      span('instavel', '2026-11-21T10:00:00Z', '2026-11-21T10:05:00Z'),
      span('fora_do_ar', '2026-11-21T10:05:00Z', '2026-11-21T10:15:00Z'),
      span('operacional', '2026-11-21T10:15:00Z', '2026-11-21T12:00:00Z'),
    ];
    expect(incidentsOf(spans)).toEqual([{ worst: 'fora_do_ar', since: spans[0]?.since, until: spans[1]?.until }]);
  });

  it('have no end while they last, and come with the newest first', () => {
    const spans = [
      span('instavel', '2026-11-20T10:00:00Z', '2026-11-20T10:05:00Z'),
      span('operacional', '2026-11-20T10:05:00Z', '2026-11-21T10:00:00Z'),
      span('manutencao', '2026-11-21T10:00:00Z', '2026-11-21T10:30:00Z'),
      span('instavel', '2026-11-21T11:00:00Z', '2026-11-21T11:05:00Z'),
    ];
    expect(incidentsOf(spans).map(({ since, until }) => [since.toISOString(), until?.toISOString() ?? null])).toEqual([
      ['2026-11-21T11:00:00.000Z', null],
      ['2026-11-20T10:00:00.000Z', '2026-11-20T10:05:00.000Z'],
    ]);
  });
});
