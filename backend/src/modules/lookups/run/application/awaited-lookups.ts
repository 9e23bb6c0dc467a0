/** The lookups of this instance for whose answers somebody waits: what runs in the background makes way for them. */
export class AwaitedLookups {
  private underWay = 0;
  private endedAt = Number.NEGATIVE_INFINITY;

  async during<Answer>(lookUp: () => Promise<Answer>): Promise<Answer> {
    this.underWay++;
    try {
      return await lookUp();
    } finally {
      this.underWay--;
      this.endedAt = performance.now();
    }
  }

  get some(): boolean {
    return this.underWay > 0;
  }

  /** Whether there is one, or was one that short a time ago. */
  within(milliseconds: number): boolean {
    return this.some || performance.now() - this.endedAt < milliseconds;
  }
}
