import { type BoughtGrant, effectOf, renewedUntil, termOf } from './subscription-term.js';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const grant = (paymentId: string | null, days: number, day: number, revoked: number | null = null): BoughtGrant => ({
  planId: days === 7 ? 'bronze' : 'silver',
  days,
  paymentId,
  grantedAt: at(day),
  revokedAt: revoked === null ? null : at(revoked),
});

describe('What a payment made of the access', () => {
  it('is nothing when it bought nothing', () => {
    expect(effectOf([grant('other', 7, 1)], 'mine', at(2))).toBeNull();
  });

  it('begins it where there was none, and leaves none when it is taken back', () => {
    expect(effectOf([grant('mine', 7, 1)], 'mine', at(3))).toEqual({
      before: null,
      after: { planId: 'bronze', startsAt: at(1), expiresAt: at(8) },
      withoutIt: null,
    });
  });

  it('prolongs what there was, and leaves what others bought', () => {
    const effect = effectOf([grant('first', 7, 1), grant('mine', 15, 2), grant('later', 7, 3)], 'mine', at(4));
    expect(effect?.before?.expiresAt).toEqual(at(8));
    expect(effect?.after?.expiresAt).toEqual(at(23));
    expect(effect?.withoutIt).toMatchObject({ planId: 'bronze', expiresAt: at(15) });
  });

  it('is told as it was then, whatever was taken back since', () => {
    const effect = effectOf([grant('first', 7, 1, 5), grant('mine', 7, 2, 6)], 'mine', at(7));
    expect(effect?.before?.expiresAt).toEqual(at(8));
    expect(effect?.after?.expiresAt).toEqual(at(15));
    expect(effect?.withoutIt).toBeNull();
  });
});

describe('Days that are bought now', () => {
  it('come on top of what is left, as giving them does', () => {
    const given = [grant('first', 7, 1)];
    const end = termOf(given)?.expiresAt ?? null;
    expect(renewedUntil(end, 15, at(3))).toEqual(at(23));
    expect(renewedUntil(end, 15, at(3))).toEqual(termOf([...given, grant('mine', 15, 3)])?.expiresAt);
  });

  it('begin now where nothing is left', () => {
    expect(renewedUntil(null, 15, at(3))).toEqual(at(18));
    expect(renewedUntil(at(2), 15, at(3))).toEqual(at(18));
  });
});

describe('The plan of what grants come to', () => {
  it('is of the present range, whatever plan was used up before it', () => {
    const usedUp = grant('older', 15, 1);
    expect(termOf([usedUp, grant('mine', 7, 20, 22)])).toEqual({
      planId: 'bronze',
      startsAt: at(20),
      expiresAt: at(22),
    });
  });

  it('is that of the days that stand, not of those taken back within it', () => {
    expect(termOf([grant('first', 15, 1), grant('mine', 7, 2, 3)])).toMatchObject({
      planId: 'silver',
      startsAt: at(1),
    });
  });
});
