import { Injectable } from '@nestjs/common';

/** The work of this instance for whose answers somebody waits, lookups above all: what can wait makes way for it. */
@Injectable()
export class AwaitedWork {
  private underWay = 0;
  private endedAt = Number.NEGATIVE_INFINITY;
  private readonly pausing = new Set<() => void>();

  async during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.underWay++;
    try {
      return await work();
    } finally {
      this.underWay--;
      this.endedAt = performance.now();
      if (!this.some) for (const goOn of this.pausing) goOn();
    }
  }

  get some(): boolean {
    return this.underWay > 0;
  }

  /** Whether there is some, or was that short a time ago. */
  within(milliseconds: number): boolean {
    return this.some || performance.now() - this.endedAt < milliseconds;
  }

  /** Until there is none, but not for longer than that. */
  async pause(longestMs: number): Promise<void> {
    if (!this.some) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.pausing.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, longestMs);
      this.pausing.add(goOn);
    });
  }
}
