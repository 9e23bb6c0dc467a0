import { type Finding, graver, weighed } from './finding.js';

const slowed: Finding = { detector: 'nomes', measure: 'slowed', figures: {} };
const stopped: Finding = { detector: 'volume', measure: 'stopped', figures: {} };
const another: Finding = { detector: 'sequencia', measure: 'stopped', figures: {} };

describe('A finding', () => {
  it.each([
    [9, null],
    [10, 'slowed'],
    [19, 'slowed'],
    [20, 'stopped'],
    [21, 'stopped'],
  ])('for a count of %i with the thresholds 10 and 20 is %s', (count, measure) => {
    expect(weighed('volume', count, [10, 20], { count })).toEqual(
      measure && { detector: 'volume', measure, figures: { count } },
    );
  });

  it('that is graver stands for both, and the first of equals', () => {
    expect(graver(null, null)).toBeNull();
    expect([graver(slowed, null), graver(null, slowed)]).toEqual([slowed, slowed]);
    expect([graver(slowed, stopped), graver(stopped, slowed)]).toEqual([stopped, stopped]);
    expect(graver(stopped, another)).toBe(stopped);
    expect(graver(slowed, { ...slowed })).toBe(slowed);
  });
});
