/** With less time left than this, in milliseconds, no vendor answers: a call would be paid for and thrown away. */
const LEAST_MS = 10;

/** The moment by which a call must be over. Whoever is at work for it says how to be stopped. */
export class Deadline {
  expired = false;
  private stop: (() => void) | null = null;
  private readonly endsAt: number;

  constructor(milliseconds: number) {
    this.endsAt = performance.now() + milliseconds;
  }

  /** Whether there is no time left to send anything. */
  get tooLateToSend(): boolean {
    return this.expired || this.endsAt - performance.now() < LEAST_MS;
  }

  onExpiry(stop: (() => void) | null): void {
    this.stop = stop;
  }

  expire(): void {
    this.expired = true;
    this.stop?.();
  }
}
