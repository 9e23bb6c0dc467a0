import type { Trace } from './trace.js';
import { volume } from './volume.js';

const traces = (count: number, ending: Trace['ending'] = 'found') =>
  Array.from({ length: count }, () => ({ ending }) as Trace);

it.each([
  [399, null],
  [400, 'slowed'],
  [1_199, 'slowed'],
  [1_200, 'stopped'],
])('%i lookups in an hour are %s', (count, measure) => {
  expect(volume(traces(count))).toEqual(measure && { detector: 'volume', measure, figures: { consultas: count } });
  expect(volume([...traces(count), ...traces(500, 'down')])?.measure ?? null).toBe(measure);
});
