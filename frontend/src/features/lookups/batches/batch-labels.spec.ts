import type { BatchItem } from '../../../shared/api/generated';
import { lookEvery } from './batch-labels';

const batch = (change: Partial<BatchItem>) => ({ resumesAt: null, counts: { found: 4 }, ...change }) as BatchItem;

describe('Batches are looked at', () => {
  it.each<[string, Partial<BatchItem>, number]>([
    ['every other second while lines are asked', { status: 'running' }, 2_000],
    [
      'now and then until they go on by themselves',
      { status: 'paused', resumesAt: '2026-11-22T03:00:00.000Z' },
      15_000,
    ],
    [
      'now and then until their last lines came back',
      { status: 'cancelled', counts: { found: 2, waiting: 2 } },
      15_000,
    ],
    ['not while they wait for their owner', { status: 'paused' }, 0],
    ['not once they have ended', { status: 'finished' }, 0],
    ['not once they are cancelled for good', { status: 'cancelled' }, 0],
  ])('%s', (_, change, everyMs) => {
    expect(lookEvery([batch({ status: 'finished' }), batch(change)])).toBe(everyMs);
  });
});
