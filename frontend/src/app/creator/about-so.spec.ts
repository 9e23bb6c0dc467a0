import { aboutSo } from './about-so';

it.each([
  [0, null],
  [7, '7'],
  [57, '57+'],
  [990, '990+'],
  [1_200, '1,2 mil+'],
  [25_000, '25 mil+'],
  [1_000_000, '1 milhão+'],
  [2_300_000, '2,3 milhões+'],
])('%d is told as %p', (count, told) => expect(aboutSo(count)).toBe(told));
