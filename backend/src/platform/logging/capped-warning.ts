import type { Logger } from '@nestjs/common';

const EVERY_MS = 60_000;

/** Warns at most once a minute, then with the number of those it kept quiet about: for what strangers can cause at will. */
export class CappedWarning {
  private quietUntil = 0;
  private untold = 0;

  constructor(private readonly logger: Pick<Logger, 'warn'>) {}

  warn(text: string, now: Date): void {
    if (now.getTime() < this.quietUntil) {
      this.untold++;
      return;
    }
    this.logger.warn(this.untold > 0 ? `${text} (${this.untold} more since the last line)` : text);
    this.quietUntil = now.getTime() + EVERY_MS;
    this.untold = 0;
  }
}
