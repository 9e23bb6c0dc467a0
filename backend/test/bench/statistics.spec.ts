import { percentile, spread } from './statistics.js';

describe('Statistics of the bench', () => {
  it('take the middle of an odd and the mean of the two middles of an even number of values', () => {
    expect(spread([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 });
    expect(spread([10, 2, 4, 8])).toEqual({ median: 6, min: 2, max: 10 });
  });

  it('find percentiles in an ascending list', () => {
    const list = Array.from({ length: 100 }, (_, index) => index);
    expect([percentile(list, 0.5), percentile(list, 0.99), percentile(list, 1)]).toEqual([50, 99, 99]);
  });
});
