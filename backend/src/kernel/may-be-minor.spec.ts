import { mayBeMinor } from './may-be-minor.js';

it.each<[number | null, number | null, boolean]>([
  [1, null, true],
  [2, null, true],
  [3, null, false],
  [9, 30, false],
  [3, 68, false],
  [0, 30, true],
  [null, 30, true],
  [null, 68, true],
  [null, 49, false],
  [null, null, false],
  [0, null, false],
])('A partner in the age band %p with the qualification %p may be a minor: %p', (band, qualification, may) => {
  expect(mayBeMinor(band, qualification)).toBe(may);
});
