import { act } from '@testing-library/react';
import { untilAnswered } from './wire';

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

/** Waits without letting the page's clock run. */
export async function until(seen: () => boolean): Promise<void> {
  for (let n = 0; n < 300 && !seen(); n++) await pass(0);
  expect(seen()).toBe(true);
}
