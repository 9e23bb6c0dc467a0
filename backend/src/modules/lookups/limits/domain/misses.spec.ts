import { misses } from './misses.js';
import type { Trace } from './trace.js';

const traces = (ending: Trace['ending'], count: number) => Array.from({ length: count }, () => ({ ending }) as Trace);
const of = (nobody: number, found: number) => misses([...traces('nobody', nobody), ...traces('found', found)]);

it.each([
  [0, 0, null],
  [29, 0, null],
  [30, 0, 'slowed'],
  [22, 8, null],
  [24, 8, 'slowed'],
  [23, 8, null],
  [79, 0, 'slowed'],
  [80, 0, 'stopped'],
  [68, 12, 'stopped'],
  [67, 13, 'slowed'],
  [85, 15, 'stopped'],
])('Of %i who do not exist and %i who do the finding is %s', (nobody, found, measure) => {
  expect(of(nobody, found)).toEqual(
    measure && { detector: 'sem_resultado', measure, figures: { semResultado: nobody, respondidas: nobody + found } },
  );
});

it('A source that is out, and what was not answered, says nothing', () => {
  expect(
    misses([...traces('nobody', 29), ...traces('down', 50), ...traces('open', 50), ...traces('other', 50)]),
  ).toBeNull();
});
