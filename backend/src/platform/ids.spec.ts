import { idTime, isUuid, newId, newIdAfter } from './ids.js';

describe('An id', () => {
  it('is a UUIDv7 that nobody else has, later ones after earlier ones', () => {
    const before = Date.now();
    const ids = Array.from({ length: 50_000 }, newId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.findIndex((id, at) => at > 0 && id <= ids[at - 1]!)).toBe(-1);
    expect(ids.filter((id) => !isUuid(id) || id[14] !== '7' || !/[89ab]/.test(id[19]!))).toEqual([]);
    expect(idTime(ids[0]!).getTime()).toBeGreaterThanOrEqual(before);
    expect(idTime(ids.at(-1)!).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('does not go back with the clock', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000);
    const earlier = newId();
    now.mockRestore();
    expect(newId() > earlier).toBe(true);
    expect(idTime(earlier).getTime()).toBeGreaterThan(Date.now() - 30_000);
  });

  it('comes after one that was made by a clock ahead, and leaves those after it alone', () => {
    const ahead = 'ffffffff-0000-7fff-bfff-ffffffffffff';
    const [next, other] = [newIdAfter(ahead), newIdAfter(ahead)];
    expect([next > ahead, isUuid(next), next[14], next === other]).toEqual([true, true, '7', false]);
    expect(idTime(newIdAfter(newId())).getTime()).toBeLessThanOrEqual(Date.now());
  });
});
