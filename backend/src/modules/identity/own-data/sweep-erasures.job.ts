import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock.js';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { Erasures } from './erasures.store.js';

const EVERY_MS = 2_000;

/** Finishes what was begun, also by a process that was killed. Every instance does; each part is done by one of them. */
@Injectable()
export class SweepErasures implements BeforeApplicationShutdown {
  private readonly rounds: Rounds;
  private stopping = false;

  constructor(erasures: Erasures, clock: Clock) {
    this.rounds = new Rounds(SweepErasures.name, async () => {
      while (!this.stopping && (await erasures.goOn(clock.now())));
    });
  }

  @Interval(EVERY_MS)
  run(): Promise<void> {
    return this.rounds.soon();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.rounds.idle();
  }
}
