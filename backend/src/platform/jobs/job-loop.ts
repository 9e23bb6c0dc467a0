import { Logger } from '@nestjs/common';
import { reasonOf } from '../../kernel/reason-of.js';
import type { GoesOn } from '../goes-on.js';

/**
 * Work that is done in rounds, one at a time in this process: whoever asks for one while one runs gets one more after
 * it. A round that fails is logged; the next one is asked for as usual.
 */
export class JobLoop {
  private readonly logger: Logger;
  private running: Promise<void> | null = null;
  private wanted = false;

  constructor(
    name: string,
    private readonly round: () => Promise<void>,
  ) {
    this.logger = new Logger(name);
  }

  /** Asks for a round that begins no earlier than now; the promise ends with it and never fails. */
  soon(): Promise<void> {
    this.wanted = true;
    this.running ??= this.work().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Resolves when no round runs. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async work(): Promise<void> {
    while (this.wanted) {
      this.wanted = false;
      try {
        await this.round();
      } catch (error) {
        this.logger.warn(`round failed: ${reasonOf(error)}`);
      }
    }
  }
}

/** With portions of a few milliseconds: well within a job's lease. */
const MOST_TIMES = 100;

/** Works on rows a few at a time, so that no statement has more to do than it has time for; the rest waits for the job's next round. */
export async function inPortions(goesOn: GoesOn, some: (most: number) => Promise<number>, most: number): Promise<void> {
  for (let time = 0; time < MOST_TIMES && goesOn(); time++) if ((await some(most)) < most) return;
}
