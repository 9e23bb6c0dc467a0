import type { Trace } from './trace.js';
import { TraceWindow, WINDOW_MS } from './trace-window.js';

const trace = (at: number, ending: Trace['ending'] = 'found') => ({ at, ending }) as Trace;
const filled = (...traces: Trace[]) => {
  const window = new TraceWindow();
  for (const one of traces) window.add(one);
  return window;
};
const times = (traces: readonly Trace[]) => traces.map(({ at }) => at);

describe('The lookups of the last hour', () => {
  it('are in the order of their time, whenever they were added', () => {
    expect(times(filled(trace(2), trace(3), trace(1), trace(2)).recent(4))).toEqual([1, 2, 2, 3]);
    expect(times(filled(trace(5), trace(1)).recent(5))).toEqual([1, 5]);
  });

  it('are those after an hour ago, or after a later moment', () => {
    const window = () => filled(trace(1), trace(2), trace(3));
    expect(times(window().recent(WINDOW_MS))).toEqual([1, 2, 3]);
    expect(times(window().recent(WINDOW_MS + 1))).toEqual([2, 3]);
    expect(times(window().recent(WINDOW_MS + 3))).toEqual([]);
    expect(times(window().recent(10, 2))).toEqual([3]);
    expect(times(window().recent(WINDOW_MS + 2, 1))).toEqual([3]);
    expect(times(new TraceWindow().recent(10))).toEqual([]);
  });

  it('are 1,500 at most: those that met a source that was down leave first, then the oldest', () => {
    const window = filled(...Array.from({ length: 1_500 }, (_, n) => trace(n + 1, n === 700 ? 'down' : 'found')));
    expect(window.recent(2_000)).toHaveLength(1_500);
    window.add(trace(1_501));
    expect(window.recent(2_000)).toHaveLength(1_500);
    expect(times(window.recent(2_000))).not.toContain(701);
    window.add(trace(1_502));
    expect(times(window.recent(2_000))[0]).toBe(2);
    expect(times(window.recent(2_000)).at(-1)).toBe(1_502);
  });
});
