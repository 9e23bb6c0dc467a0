import { act } from '@testing-library/react';
import { untilAnswered } from './wire';

const realNow = performance.now.bind(performance);
const MOST_MS = 15_000;
const WIRE = [
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
  'hrtime',
] as const;

/** Stops the page's clock until the test's end; what is on the wire goes on. Type and click before, or by fireEvent. */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: [...WIRE] });
}

/** Lets the page's clock run on by so much, then what is on the wire arrive. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(untilAnswered);
}

/** Waits without letting the page's clock run, or by so many milliseconds of it at a time; as long as a slow machine may need. */
export async function until(seen: () => boolean, step = 0): Promise<void> {
  for (const end = realNow() + MOST_MS; !seen() && realNow() < end; ) await pass(step);
  expect(seen()).toBe(true);
}
