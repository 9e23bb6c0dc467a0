import { LATENCY_STEPS, noLatencies, percentile, stepOf } from './latencies.js';

function counted(...milliseconds: number[]): number[] {
  const latencies = noLatencies();
  for (const ms of milliseconds) latencies[stepOf(ms)] = (latencies[stepOf(ms)] ?? 0) + 1;
  return latencies;
}

describe('Latencies in steps', () => {
  it('know nothing before the first answer', () => {
    expect(percentile(noLatencies(), 0.5)).toBeNull();
    expect(percentile([], 0.95)).toBeNull();
  });

  it('put a percentile into the step in which it lies', () => {
    const latencies = counted(...Array.from({ length: 95 }, () => 40), ...Array.from({ length: 5 }, () => 900));
    expect(percentile(latencies, 0.5)).toBeGreaterThan(25);
    expect(percentile(latencies, 0.5)).toBeLessThanOrEqual(50);
    expect(percentile(latencies, 0.95)).toBe(50);
    expect(percentile(latencies, 0.96)).toBeGreaterThan(750);
  });

  it.each([
    [0, 0],
    [10, 0],
    [11, 1],
    [12_000, 13],
    [12_001, 14],
  ])('count %i ms into the step %i', (milliseconds, step) => {
    expect(stepOf(milliseconds)).toBe(step);
    expect(noLatencies()).toHaveLength(15);
  });

  it('spread the answers of a step evenly, after all those before it', () => {
    const latencies = counted(5, 5, 20, 20, 20, 20, 150, 150);
    const shares = [0.25, 0.5, 0.75, 0.875, 1].map((share) => percentile(latencies, share));
    expect(shares).toEqual([10, 18, 25, 150, 200]);
    expect(percentile([0, 4], 0)).toBe(10);
  });

  it('end at the last step, whatever lies above', () => {
    expect(percentile(counted(99_999), 0.5)).toBe(LATENCY_STEPS.at(-1));
    expect(stepOf(99_999)).toBe(LATENCY_STEPS.length);
  });
});
