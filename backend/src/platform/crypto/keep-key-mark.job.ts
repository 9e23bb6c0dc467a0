import { Injectable } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { CheckKeys } from './check-keys.js';

/** An instance that was left with an older key writes on under it after a change of keys: that key's mark comes back, so that nobody takes it out. */
@Injectable()
export class KeepKeyMark {
  constructor(keys: CheckKeys, jobs: Jobs) {
    const work = async () => {
      await keys.leaveMarks();
      await keys.assertKnown();
    };
    jobs.every({ name: 'KeepKeyMark', everyMs: 60_000, work });
  }
}
