/**
 * V8's settings for the server. Left alone it keeps young objects in up to 96 MB and lets the heap grow far before it
 * looks for what is dead; with these it needs a third less memory for no more processor time (docs/benchmarks.md). By the last
 * one it collects young objects once their room is full, and not already at four fifths of it: fewer live long enough to be moved.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=40', '--no-minor-gc-task'];

/**
 * The same for a load of the companies' register, as the product starts it: what is read dies at once, and there is no end of it.
 * One thread looks for what is dead: others would stand in line with it, before those that a load makes way for.
 */
export const LOAD_FLAGS = ['--max-old-space-size=160', '--max-semi-space-size=8', '--single-threaded-gc'];

/**
 * glibc keeps apart for each thread what it has freed, and Node has a dozen threads: 20 MB that nobody uses. It also takes ever
 * larger blocks from its heap instead of the system once one was freed, and then cannot give them back: another 20 MB.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
