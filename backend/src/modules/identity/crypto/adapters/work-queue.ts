import { busy } from '../../model/index.js';

/** Runs a bounded number of tasks at once and lets a bounded number wait; beyond that it refuses with BUSY. */
export class WorkQueue {
  private readonly waiting: Array<() => void> = [];
  private running = 0;

  constructor(
    private readonly concurrency: number,
    private readonly places: number,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await task();
    } finally {
      this.pass();
    }
  }

  private turn(): Promise<void> | void {
    if (this.running < this.concurrency) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.places) throw busy(1);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** A place that becomes free goes straight to who waited longest. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
