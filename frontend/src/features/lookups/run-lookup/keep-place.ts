import { flushSync } from 'react-dom';

/** Changes how the page is laid out; a part of it keeps its place on the screen. */
export function keepPlace(part: Element | null, change: () => void): void {
  const before = part?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = part?.isConnected ? part.getBoundingClientRect().top - before : 0;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
