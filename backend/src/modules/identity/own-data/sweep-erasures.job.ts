import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';
import { Erasures } from './erasures.store.js';

/** Finishes what was begun, also by a process that was killed. Every instance does; each part is done by one of them. */
@Injectable()
export class SweepErasures {
  constructor(jobs: Jobs, erasures: Erasures, clock: Clock) {
    const work = async ({ goesOn }: Round) => {
      while (goesOn() && (await erasures.goOn(clock.now())));
    };
    jobs.every({ name: 'SweepErasures', everyMs: 2_000, work });
  }
}
