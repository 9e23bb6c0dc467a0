import { percent } from './numbers';

describe('a percentage', () => {
  it.each([
    [0, '0%'],
    [0.4567, '45,6%'],
    [0.9999, '99,9%'],
    [1, '100%'],
    [null, '–'],
  ])('of %p is %s: cut, never rounded up', (part, told) => expect(percent(part)).toBe(told));

  it('has more places where they are asked for, or none', () => {
    expect([percent(0.99999, 2), percent(2 / 3, 0)]).toEqual(['99,99%', '66%']);
  });

  it('does not lose what binary fractions cannot hold', () => {
    for (let part = 0; part <= 1_000; part++) {
      expect(percent(part / 1_000)).toBe(`${(part / 10).toString().replace('.', ',')}%`);
    }
  });
});
