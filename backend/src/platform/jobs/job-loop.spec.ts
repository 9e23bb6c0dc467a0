import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { JobLoop } from './job-loop.js';

describe('rounds', () => {
  it('run one at a time, with one more for all who asked meanwhile', async () => {
    let atOnce = 0;
    let most = 0;
    let count = 0;
    const loop = new JobLoop('Test', async () => {
      most = Math.max(most, ++atOnce);
      count++;
      await sleep(5);
      atOnce--;
    });
    await Promise.all(Array.from({ length: 20 }, () => loop.soon()));
    expect({ most, count }).toEqual({ most: 1, count: 2 });
  });

  it('go on after one that failed', async () => {
    Logger.overrideLogger(false);
    let count = 0;
    const loop = new JobLoop('Test', async () => {
      if (++count === 1) throw new Error('broken');
    });
    await loop.soon();
    await loop.soon();
    await loop.idle();
    expect(count).toBe(2);
  });
});
