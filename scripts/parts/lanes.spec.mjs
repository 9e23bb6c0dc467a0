import { inLanes } from './lanes.mjs';

describe('Work in lanes', () => {
  it('is done so many at a time, in its order, and answered in that order', async () => {
    const [began, ends] = [[], new Map()];
    const done = inLanes(2, ['a', 'b', 'c'], (item) => {
      began.push(item);
      return new Promise((resolve) => ends.set(item, () => resolve(item.toUpperCase())));
    });
    expect(began).toEqual(['a', 'b']);
    ends.get('b')();
    await new Promise(setImmediate);
    expect(began).toEqual(['a', 'b', 'c']);
    ends.get('c')();
    ends.get('a')();
    expect(await done).toEqual(['A', 'B', 'C']);
  });

  it('fails when one of it fails', async () => {
    await expect(inLanes(2, [1], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
