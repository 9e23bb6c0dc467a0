import type { Logger } from '@nestjs/common';

const EVERY_MS = 60_000;

/** Warns at most once a minute, then with the number of those it kept quiet about: for what strangers can cause at will. */
export class CappedWarning {
  private quietUntil = 0;
  private suppressed = 0;

  constructor(private readonly logger: Pick<Logger, 'warn'>) {}

  warn(text: string, now: Date): void {
    if (now.getTime() < this.quietUntil) {
      this.suppressed++;
      return;
    }
    this.logger.warn(this.suppressed > 0 ? `${text} (${this.suppressed} more since the last line)` : text);
    this.quietUntil = now.getTime() + EVERY_MS;
    this.suppressed = 0;
  }
}

/** The same of several things, each told apart by a key of ours. */
export class CappedWarnings {
  private readonly byKey = new Map<string, CappedWarning>();

  constructor(private readonly logger: Pick<Logger, 'warn'>) {}

  warn(key: string, text: string, now: Date): void {
    const warning = this.byKey.get(key) ?? new CappedWarning(this.logger);
    this.byKey.set(key, warning);
    warning.warn(text, now);
  }
}
