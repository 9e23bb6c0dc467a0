import type { AwaitedWork } from '../../../../platform/awaited-work.js';
import { busy } from '../../model/index.js';

interface Places {
  /** Tasks that run at once: while nobody waits for other work, and while somebody does. */
  readonly atOnce: number;
  readonly atOnceBeside: number;
  /** Tasks that wait; beyond that they are refused with BUSY. */
  readonly waiting: number;
  /** What a task waits at most for other work to end before it begins, so that no work lasts too long for the tasks. */
  readonly longestPauseMs: number;
}

/** Who waited for other work this lately will probably do so again. */
const LATELY_MS = 1_000;

/** Runs a bounded number of tasks at once, in the order in which they came, and makes way for work that somebody waits for. */
export class WorkQueue {
  private readonly waiting: Array<() => void> = [];
  private running = 0;
  private isPausing = false;

  constructor(
    private readonly places: Places,
    private readonly awaited: AwaitedWork,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= this.places.waiting) throw busy(1);
    await new Promise<void>((begin) => {
      this.waiting.push(begin);
      void this.beginNext();
    });
    try {
      return await task();
    } finally {
      this.running--;
      void this.beginNext();
    }
  }

  /** As many as may. One that pauses has its turn when the pause is over. */
  private async beginNext(): Promise<void> {
    if (this.isPausing) return;
    this.isPausing = true;
    while (this.waiting.length > 0 && this.running < this.most) {
      if (this.awaited.some) await this.awaited.pause(this.places.longestPauseMs);
      this.running++;
      this.waiting.shift()?.();
    }
    this.isPausing = false;
  }

  private get most(): number {
    return this.awaited.within(LATELY_MS) ? this.places.atOnceBeside : this.places.atOnce;
  }
}
