import { Logger } from '@nestjs/common';
import { countEvents } from '../telemetry/count-events.js';
import { metricsOf, type ProductMetrics } from '../telemetry/metrics.js';
import { Jobs, type Round } from './jobs.js';

const NO_POOLS = { pools: () => ({}) as never, streams: () => 0 };

describe('A round with more to do than a minute has time for', () => {
  let metrics: ProductMetrics;
  let stop: () => void;
  let piecesDone: number;
  let pieceEnds: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000_000_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    metrics = metricsOf(NO_POOLS);
    stop = countEvents(metrics);
    piecesDone = 0;
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  /** Each piece is done when `pieceDone` says so. */
  async function work({ goesOn }: Round): Promise<void> {
    for (; goesOn(); piecesDone++) await new Promise<void>((resolve) => (pieceEnds = resolve));
  }

  async function pieceDone(seconds: number): Promise<void> {
    jest.advanceTimersByTime(seconds * 1_000);
    pieceEnds();
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Seconds since a round ended well, or got on. */
  async function quietFor(): Promise<number> {
    const { values } = await metrics.jobSucceeded.get();
    return Date.now() / 1_000 - (values.find(({ labels }) => labels.name === 'Endless')?.value ?? 0);
  }

  it('is not stuck while pieces of its work are done, is when none is, and ends before the next one with the application', async () => {
    const jobs = new Jobs(undefined as never);
    const round = jobs.every({ name: 'Endless', everyMs: 1_000, work }).soon();
    for (const seconds of [200, 200, 200]) await pieceDone(seconds);
    expect(await quietFor()).toBe(0);
    jest.advanceTimersByTime(400_000);
    expect(await quietFor()).toBe(400);
    jobs.onModuleDestroy();
    await pieceDone(1);
    await round;
    expect(piecesDone).toBe(4);
  });

  it('is stuck when it fails each time after its first piece', async () => {
    Logger.overrideLogger(false);
    const failing = async ({ goesOn }: Round) => {
      for (let piece = 0; goesOn(); piece++) if (piece > 0) throw new Error('broken');
    };
    const loop = new Jobs(undefined as never).every({ name: 'Endless', everyMs: 1_000, work: failing });
    await loop.soon();
    jest.advanceTimersByTime(400_000);
    await loop.soon();
    expect(await quietFor()).toBe(400);
  });
});
