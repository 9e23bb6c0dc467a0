import { AppError } from '../../../../kernel/errors.js';
import { VendorFailure } from '../../../../platform/http/vendor-failure.js';
import { subjectWithheld } from '../../model/index.js';
import { HealthMeter } from './health-meter.js';
import { measuredOf } from './registered-source.js';

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

  it('tells two accounts that met an outage apart, and no more', () => {
    const meter = new HealthMeter(60_000, () => 60_000);
    for (const account of ['a', 'a', 'b', 'c']) meter.noteOutage('consulta:cpf', account);
    const [counts] = meter.take();
    expect([counts?.failed, new Set(counts?.failing).size]).toEqual([4, 2]);
    expect(counts?.failing.join()).toMatch(/^[0-9a-f]{16},[0-9a-f]{16}$/);
  });

  it('takes back what could not be kept, beside what came meanwhile', () => {
    const meter = new HealthMeter(60_000, () => 60_000);
    meter.note('api', 'ok', 5);
    const lost = meter.take();
    meter.note('api', 'failed', 5);
    meter.putBack(lost);
    const [both] = meter.take();
    expect(both).toMatchObject({ component: 'api', ok: 1, failed: 1, refused: 0 });
    expect(both?.latencies[0]).toBe(2);
    meter.note('api', 'failed');
    meter.note('api', 'refused');
    meter.putBack(meter.take());
    expect(meter.take()).toMatchObject([{ ok: 0, failed: 1, refused: 1 }]);
  });
});

it('An input that a source refuses speaks for the source, which is up', () => {
  for (const status of [400, 413, 414, 422]) {
    expect(measuredOf(new VendorFailure('Serviço Pix', 'status', { status }))).toBe('ok');
  }
});

it('A source that withholds a minor is up', () => {
  expect(measuredOf(subjectWithheld())).toBe('ok');
});

it('A call that was never sent says nothing about its source', () => {
  expect(measuredOf(new VendorFailure('Birô', 'circuit-open'))).toBe('refused');
  expect(measuredOf(new VendorFailure('Birô', 'queue-full'))).toBe('refused');
  expect(measuredOf(new VendorFailure('Birô', 'timeout'))).toBe('failed');
  expect(measuredOf(new VendorFailure('Birô', 'status', { status: 500 }))).toBe('failed');
  expect(measuredOf(new AppError('bad-answer', 'SOURCE_UNREADABLE', 'texto'))).toBe('failed');
});
