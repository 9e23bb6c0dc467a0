import { flushSync } from 'react-dom';

/** Changes how the page is laid out; a part of it keeps its place on the screen. */
export function keepPlace(part: Element | null, change: () => void): void {
  const before = part?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  if (part?.isConnected) window.scrollBy({ top: part.getBoundingClientRect().top - before, behavior: 'instant' });
}
