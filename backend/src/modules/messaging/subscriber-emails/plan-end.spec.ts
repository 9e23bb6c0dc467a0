import fc from 'fast-check';
import { dueMilestone, expiresAt, MILESTONES, type Milestone, reachedAt } from './plan-end.js';

const LONG_AGO = new Date('2026-01-01T12:00:00Z');
const END = new Date('2026-11-21T15:00:00Z');

const due = (now: string, change: Partial<Parameters<typeof dueMilestone>[0]> = {}): Milestone | null =>
  dueMilestone({ endsAt: END, changedAt: LONG_AGO, ...change }, new Date(now));

describe('The e-mail that is due before a plan ends', () => {
  it.each([
    ['2026-11-14T02:59:59.999Z', null, 'eight days before, by the clocks of Brasília'],
    ['2026-11-14T03:00:00Z', 7, 'seven days before'],
    ['2026-11-16T12:00:00Z', 7, 'five days before, when nothing ran for two days'],
    ['2026-11-18T03:00:00Z', 3, 'three days before'],
    ['2026-11-20T12:00:00Z', 1, 'the day before'],
    ['2026-11-21T02:59:00Z', 1, 'the day before, still, in Brasília'],
    ['2026-11-21T03:00:00Z', 0, 'the day itself'],
    ['2026-11-21T23:00:00Z', 0, 'the day itself, after the hour'],
    ['2026-11-22T03:00:00Z', null, 'the day after'],
  ])('at %s is %s: %s', (now, milestone, _) => {
    expect(due(now)).toBe(milestone);
  });

  it('is not written where the plan was bought on that very day: seven days were all that was bought', () => {
    expect(due('2026-11-14T16:00:00Z', { changedAt: new Date('2026-11-14T15:00:00Z') })).toBeNull();
    expect(due('2026-11-15T12:00:00Z', { changedAt: new Date('2026-11-14T15:00:00Z') })).toBeNull();
    expect(due('2026-11-18T12:00:00Z', { changedAt: new Date('2026-11-14T15:00:00Z') })).toBe(3);
  });

  it('is not written on the day on which a refund ended the plan', () => {
    expect(due('2026-11-21T15:00:01Z', { changedAt: END })).toBeNull();
  });

  it('has its milestone reached where its day begins', () => {
    expect(MILESTONES.map((milestone) => reachedAt(milestone, END).toISOString())).toEqual([
      '2026-11-21T03:00:00.000Z',
      '2026-11-20T03:00:00.000Z',
      '2026-11-18T03:00:00.000Z',
      '2026-11-14T03:00:00.000Z',
    ]);
  });

  it('is true until the next one takes over', () => {
    expect(MILESTONES.map((milestone) => expiresAt(milestone, END).toISOString())).toEqual([
      '2026-11-22T03:00:00.000Z',
      '2026-11-21T03:00:00.000Z',
      '2026-11-20T03:00:00.000Z',
      '2026-11-18T03:00:00.000Z',
    ]);
  });
});

describe('Whatever the hours, zones and pauses', () => {
  const HOUR_MS = 3_600_000;
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2029-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const CALENDAR = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
  /** The distance as people count it: by the dates on a calendar in São Paulo, found without our own function. */
  const daysApart = (from: Date, to: Date) =>
    Math.round((Date.parse(CALENDAR.format(to)) - Date.parse(CALENDAR.format(from))) / 86_400_000);

  it('an e-mail names the milestone of the calendar', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -48, max: 240 }), (now, hours) => {
        const endsAt = new Date(now.getTime() + hours * HOUR_MS);
        const left = daysApart(now, endsAt);
        const wanted = left < 0 ? undefined : [0, 1, 3, 7].find((milestone) => left <= milestone);
        expect(dueMilestone({ endsAt, changedAt: new Date(0) }, now)).toBe(wanted ?? null);
      }),
    );
  });

  it('milestones follow each other, the farthest first, and each is told while it is true', () => {
    fc.assert(
      fc.property(
        moment,
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 5, maxLength: 120 }),
        (endsAt, pauses) => {
          let now = new Date(endsAt.getTime() - 240 * HOUR_MS);
          const told: Milestone[] = [];
          for (const pause of pauses) {
            now = new Date(now.getTime() + pause * HOUR_MS);
            const milestone = dueMilestone({ endsAt, changedAt: new Date(0) }, now);
            if (milestone === null) continue;
            expect(reachedAt(milestone, endsAt) <= now && now < expiresAt(milestone, endsAt)).toBe(true);
            told.push(milestone);
          }
          expect(told).toEqual(told.toSorted((a, b) => b - a));
        },
      ),
    );
  });
});
