import { availability, figuresOf, inTrouble, judge, worstOf } from './health.js';

const counts = (ok: number, failed: number, refused = 0) => ({ ok, failed, refused });

describe('What was measured in a window', () => {
  it.each([
    ['operacional', counts(1, 0)],
    ['operacional', counts(0, 1)],
    ['operacional', counts(39, 2)],
    ['operacional', counts(38, 2)],
    ['instavel', counts(37, 2)],
    ['instavel', counts(0, 2)],
    ['instavel', counts(3, 3)],
    ['fora_do_ar', counts(2, 3)],
    ['fora_do_ar', counts(0, 3)],
    ['fora_do_ar', counts(2, 0, 3)],
  ] as const)('is judged %s by %j', (state, given) => {
    expect(judge(given)).toBe(state);
  });

  it('has an availability only where something was measured', () => {
    expect(availability(counts(0, 0))).toBeNull();
    expect(availability(counts(98, 1, 1))).toBe(0.98);
    expect(availability(counts(0, 4))).toBe(0);
  });
});

it('The worst of several states is what hurts people most', () => {
  expect(worstOf([])).toBeNull();
  expect(worstOf(['operacional', 'manutencao', 'desligada'])).toBe('manutencao');
  expect(worstOf(['fora_do_ar', 'instavel', 'operacional'])).toBe('fora_do_ar');
});

it('Figures of calls leave out those that were not even made', () => {
  expect(figuresOf({ ok: 8, failed: 2, refused: 5, latencies: [10] })).toEqual({
    calls: 10,
    refused: 5,
    successRate: 0.8,
    p50Ms: 5,
    p95Ms: 10,
  });
  expect(figuresOf()).toEqual({ calls: 0, refused: 0, successRate: null, p50Ms: null, p95Ms: null });
});

it('Trouble is what hurts without having been planned', () => {
  const states = ['operacional', 'instavel', 'fora_do_ar', 'manutencao', 'desligada'] as const;
  expect(states.filter(inTrouble)).toEqual(['instavel', 'fora_do_ar']);
});
