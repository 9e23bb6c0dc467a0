import { GCProfiler, getHeapStatistics } from 'node:v8';

/**
 * Loaded before each server (`node --import`): answers the question how much processor time it has used and how much it
 * has allocated, so that every variant is measured in the same way and from inside.
 */
const used = () => getHeapStatistics().used_heap_size;

let collections = new GCProfiler();
let usedAtStart = used();
let allocatedBytes = 0;
collections.start();

/** What was allocated on the heap since the last question: what each collection of garbage found more than the one before had left. */
function allocatedSinceThen(): number {
  const { statistics } = collections.stop();
  let left = usedAtStart;
  let sum = 0;
  for (const { beforeGC, afterGC } of statistics) {
    sum += beforeGC.heapStatistics.usedHeapSize - left;
    left = afterGC.heapStatistics.usedHeapSize;
  }
  sum += used() - left;
  collections = new GCProfiler();
  usedAtStart = used();
  collections.start();
  return sum;
}

process.on('message', (message: { type?: string }) => {
  if (message?.type !== 'usage') return;
  const { user, system } = process.cpuUsage();
  allocatedBytes += allocatedSinceThen();
  const cpuMicroseconds = user + system;
  process.send?.({ type: 'usage', cpuMicroseconds, allocatedBytes, rssBytes: process.memoryUsage.rss() });
});
process.channel?.unref();
