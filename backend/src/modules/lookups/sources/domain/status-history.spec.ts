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

  it('begin and end at midnight in Brasília', () => {
    const troubled = [span('instavel', '2026-11-21T02:00:00Z', '2026-11-21T03:00:00Z')];
    expect(daysOf(troubled, NOTHING, '2026-11-22', 3).map((day) => day?.worst ?? null)).toEqual([
      'instavel',
      'instavel',
      null,
    ]);
    const later = [span('instavel', '2026-11-21T03:00:00Z', '2026-11-21T04:00:00Z')];
    expect(daysOf(later, NOTHING, '2026-11-21', 2).map((day) => day?.worst ?? null)).toEqual([null, 'instavel']);
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

  it('are told by their worst, though it got better before the end, and are two after more than a minute', () => {
    const spans = [
      span('fora_do_ar', '2026-11-21T10:00:00Z', '2026-11-21T10:05:00Z'),
      span('instavel', '2026-11-21T10:06:00Z', '2026-11-21T10:10:00Z'),
      span('instavel', '2026-11-21T10:11:01Z', '2026-11-21T10:12:00Z'),
      span('operacional', '2026-11-21T10:12:00Z', '2026-11-21T12:00:00Z'),
    ];
    expect(incidentsOf(spans)).toEqual([
      { worst: 'instavel', since: spans[2]?.since, until: spans[2]?.until },
      { worst: 'fora_do_ar', since: spans[0]?.since, until: spans[1]?.until },
    ]);
  });

  it('have ended where the last look found no trouble, at whatever time', () => {
    const at = new Date('2026-11-21T10:05:00Z');
    const spans: Span[] = [
      { state: 'instavel', since: new Date('2026-11-21T10:00:00Z'), until: at },
      { state: 'operacional', since: at, until: at },
    ];
    expect(incidentsOf(spans)[0]?.until).toEqual(at);
    expect(incidentsOf([])).toEqual([]);
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
