import { GCProfiler, getHeapStatistics } from 'node:v8';

/**
 * Loaded before each server (`node --import`): answers the questions how much processor time it has used and how much it
 * has allocated, so that every variant is measured in the same way and from inside.
 */
process.on('message', (message: { type?: string }) => {
  if (message?.type === 'usage') {
    const { user, system } = process.cpuUsage();
    process.send?.({ type: 'usage', cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() });
  }
  if (message?.type === 'watch-allocations') {
    watched = { collections: new GCProfiler(), usedBefore: used() };
    watched.collections.start();
    process.send?.({ type: 'watch-allocations' });
  }
  if (message?.type === 'allocations') process.send?.({ type: 'allocations', bytes: allocatedBytes() });
});
process.channel?.unref();

let watched: { readonly collections: GCProfiler; readonly usedBefore: number } | null = null;

function used(): number {
  return getHeapStatistics().used_heap_size;
}

/** What was put on the heap while it was watched: what each collection of garbage found beyond what the one before had left. */
function allocatedBytes(): number {
  if (!watched) return Number.NaN;
  let left = watched.usedBefore;
  let sum = 0;
  for (const { beforeGC, afterGC } of watched.collections.stop().statistics) {
    sum += beforeGC.heapStatistics.usedHeapSize - left;
    left = afterGC.heapStatistics.usedHeapSize;
  }
  watched = null;
  return sum + used() - left;
}
