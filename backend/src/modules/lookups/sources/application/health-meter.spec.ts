import { AppError } from '../../../../kernel/errors.js';
import { VendorFailure } from '../../../../platform/http/vendor-failure.js';
import { HealthMeter, measuredOf } from './health-meter.js';

describe('A meter', () => {
  it('counts by component and bucket, and hands each count over once', () => {
    let now = 61_000;
    const meter = new HealthMeter(60_000, () => now);
    meter.note('fonte:bureau', 'ok', 30);
    meter.note('fonte:bureau', 'failed', 30);
    now = 119_999;
    meter.note('fonte:bureau', 'refused', 1);
    now = 120_000;
    meter.note('fonte:bureau', 'ok');
    const taken = meter.take();
    expect(taken.map(({ at, ok, failed, refused }) => [at.getTime(), ok, failed, refused])).toEqual([
      [60_000, 1, 1, 1],
      [120_000, 1, 0, 0],
    ]);
    expect(taken.map(({ latencies }) => latencies.reduce((sum, n) => sum + n))).toEqual([2, 0]);
    expect(meter.take()).toEqual([]);
  });

  it('takes back what could not be kept, beside what came meanwhile', () => {
    const meter = new HealthMeter(60_000, () => 60_000);
    meter.note('api', 'ok', 5);
    const lost = meter.take();
    meter.note('api', 'failed', 5);
    meter.putBack(lost);
    expect(meter.take()).toMatchObject([{ component: 'api', ok: 1, failed: 1, refused: 0 }]);
  });
});

it('A call that was never sent says nothing about its source', () => {
  expect(measuredOf(new VendorFailure('Birô', 'circuit-open'))).toBe('refused');
  expect(measuredOf(new VendorFailure('Birô', 'queue-full'))).toBe('refused');
  expect(measuredOf(new VendorFailure('Birô', 'timeout'))).toBe('failed');
  expect(measuredOf(new AppError('bad-answer', 'SOURCE_UNREADABLE', 'texto'))).toBe('failed');
});
