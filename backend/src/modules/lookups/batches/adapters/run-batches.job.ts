import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { AwaitedWork } from '../../../../platform/awaited-work.js';
import { Signals } from '../../../../platform/events/signals.js';
import type { GoesOn } from '../../../../platform/goes-on.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { RESTRICTION_CHANGED } from '../../limits/index.js';
import { RunLine } from '../application/run-line.js';
import type { BatchMode } from '../batch.js';
import { BatchesConfig } from '../batches.config.js';
import { DueLines } from './due-lines.store.js';

/** Beside somebody who looks things up, one line begins at a time; who did so this lately will probably do it again. */
const LATELY_MS = 1_000;
/** A slow source keeps no more lines waiting than those that ask it, and a batch goes on however many people there are. */
const LONGEST_PAUSE_MS = 50;
/** Beside live batches, a test one comes to its turn this often on each instance, with one line. */
const TEST_TURN_MS = 1_000;

/**
 * Runs lines on every instance, a few at once. Lines begin together, so that they are
 * taken, kept and noted together; a lookup that somebody waits for meets the rest of what has begun, and no more begins before it.
 */
@Injectable()
export class RunBatches {
  private readonly logger = new Logger('Batches');
  private nextTestTurn = 0;

  constructor(
    private readonly lines: DueLines,
    private readonly runLine: RunLine,
    private readonly awaited: AwaitedWork,
    private readonly config: BatchesConfig,
    jobs: Jobs,
    signals: Signals,
  ) {
    signals.on(RESTRICTION_CHANGED, (accountId) => void this.wake(accountId));
    const everyMs = config.BATCH_JOB_INTERVAL_MS;
    jobs.every({ name: 'RunBatches', everyMs, work: ({ goesOn }) => this.round(goesOn) });
  }

  private async wake(accountId: string): Promise<void> {
    await this.lines.wake(accountId).catch((error) => this.logger.warn(`batches wait on: ${reasonOf(error)}`));
  }

  private async round(goesOn: GoesOn): Promise<void> {
    const underWay = new Set<Promise<void>>();
    try {
      for (;;) {
        await this.turn(underWay);
        if (!goesOn()) return;
        const free = this.config.BATCH_LINES_AT_ONCE - underWay.size;
        const lines = await this.lines.take(this.awaited.within(LATELY_MS) ? 1 : free, this.modeFirst());
        if (lines.length === 0) return;
        for (const line of lines) {
          const run = this.runLine.run(line).finally(() => underWay.delete(run));
          underWay.add(run);
        }
      }
    } finally {
      await Promise.all(underWay);
    }
  }

  private modeFirst(): BatchMode {
    const now = performance.now();
    if (now < this.nextTestTurn) return 'live';
    this.nextTestTurn = now + TEST_TURN_MS;
    return 'test';
  }

  /** Until there is a place, no line is under way any more and nobody waits for a lookup; not for long, if there is a place. */
  private async turn(underWay: ReadonlySet<Promise<void>>): Promise<void> {
    if (underWay.size >= this.config.BATCH_LINES_AT_ONCE) await Promise.race(underWay);
    const until = performance.now() + LONGEST_PAUSE_MS;
    if (underWay.size > 0) await Promise.race([Promise.all(underWay), sleep(LONGEST_PAUSE_MS, null, { ref: false })]);
    await this.awaited.pause(until - performance.now());
  }
}
