import { changeOf, milliseconds } from './format';

describe('a figure in words', () => {
  it.each([
    [
      { current: 150, compared: 112, previous: 100 },
      { direction: 'up', text: '12%' },
    ],
    [
      { current: 120, compared: 50, previous: 100 },
      { direction: 'down', text: '50%' },
    ],
    [
      { current: 1_001, compared: 1_001, previous: 1_000 },
      { direction: 'up', text: '< 1%' },
    ],
    [
      { current: 7, compared: 7, previous: 7 },
      { direction: 'same', text: 'igual' },
    ],
    [
      { current: 8, compared: 7, previous: 7 },
      { direction: 'same', text: 'sem a hora em curso, igual' },
    ],
    [
      { current: 0, compared: 0, previous: 0 },
      { direction: 'same', text: 'igual' },
    ],
    [{ current: 2, compared: 0, previous: 0 }, null],
    [{ current: 3, compared: 3, previous: 0 }, null],
  ])('compares %j honestly', (figures, told) => expect(changeOf(figures)).toEqual(told));

  it('cuts a change as every percentage is cut', () => {
    expect(changeOf({ current: 2_500, compared: 1_999, previous: 1_000 })?.text).toBe('99%');
  });

  it('says nothing where nothing was measured', () => expect(milliseconds(null)).toBe('–'));
});
