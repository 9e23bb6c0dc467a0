import { Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Jobs } from '../jobs/jobs.js';
import type { Sql } from './sql.js';

const EVERY_MS = 5_000;

interface Figures {
  /** Of the job, which runs on one instance at a time. */
  readonly name: string;
  /** The table of what waits. */
  readonly waiting: string;
  /** Takes all that waits and adds it up, in one statement. */
  readonly move: string;
}

/** Adds up what transactions have appended; readers count what still waits too, so figures are right at every moment. */
export abstract class RollUp {
  private readonly logger = new Logger(this.constructor.name);

  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly figures: Figures,
  ) {}

  @Interval(EVERY_MS)
  async runWhenDue(): Promise<void> {
    try {
      if (await this.sql.row(`SELECT 1 FROM ${this.figures.waiting} LIMIT 1`)) await this.run();
    } catch (error) {
      this.logger.warn(`figures wait for the next turn: ${(error as Error).message}`);
    }
  }

  async run(): Promise<void> {
    await this.jobs.exclusively(this.figures.name, async () => {
      await this.sql.query(this.figures.move);
    });
  }
}
