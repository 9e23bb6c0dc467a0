import { Injectable } from '@nestjs/common';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';
import { Erasures } from './erasures.store.js';

/** Finishes what was begun, also by a process that was killed. Every instance does; each part is done by one of them. */
@Injectable()
export class SweepErasures {
  constructor(jobs: Jobs, erasures: Erasures) {
    const work = async ({ goesOn }: Round) => {
      while (goesOn() && (await erasures.goOn()));
    };
    jobs.every({ name: 'SweepErasures', everyMs: 2_000, work });
  }
}
