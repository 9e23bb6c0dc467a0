import { timeAgo } from './dates';
import { useTimeAgo } from './use-time-ago';

interface Props {
  readonly at: string;
  /** How it is said; to the minute where nothing else is wanted. */
  readonly words?: (at: string) => string;
}

/** How long ago, within a sentence; it stays true while the page is open. */
export function Ago({ at, words = timeAgo }: Props) {
  return useTimeAgo(at, words).toLowerCase();
}
