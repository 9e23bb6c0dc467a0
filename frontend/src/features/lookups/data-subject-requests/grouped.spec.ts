import { groupDigits } from './grouped';

describe('Digits that are grouped while they are typed', () => {
  it.each([
    ['529', '529'],
    ['5299', '529.9'],
    ['529.982.247-2', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-2512', '529.982.247-25'],
    ['', ''],
  ])('make of %j %j', (typed, written) => {
    expect(groupDigits(typed, '999.999.999-99')).toBe(written);
  });
});
