import { slopeOf } from './slope.js';

describe('The slope of memory over time', () => {
  it.each([
    [2, [10, 12, 14, 16]],
    [0, [10, 12, 12, 10]],
    [-1, [13, 12, 11, 10]],
  ])('is %d a minute for %j', (slope, values) => {
    expect(slopeOf(values.map((value, minute) => [minute, value]))).toBeCloseTo(slope);
  });
});
