import { useSyncExternalStore } from 'react';
import { untilAnotherSession } from './api/another-session';
import { createListeners } from './listeners';

const drafts = new Map<string, string>();
const { subscribe, tell } = createListeners();
let unwatch = () => {};

/** A text that is typed and not sent yet, by its place: it is there on the way back, and the browser asks before the page goes with it. It stays in memory, and for who typed it. Once it was sent it goes, unless another one was typed meanwhile; answers whether it went. */
export function useDraft(place: string) {
  const text = useSyncExternalStore(subscribe, () => drafts.get(place) ?? '');
  const type = (typed: string) => keep(place, typed);
  const sent = (what: string) => {
    const same = drafts.get(place) === what;
    if (same) keep(place, '');
    return same;
  };
  return [text, type, sent] as const;
}

function keep(place: string, text: string): void {
  unwatch();
  if (text === '') drafts.delete(place);
  else drafts.set(place, text);
  unwatch = drafts.size > 0 ? watch() : () => {};
  tell();
}

function watch(): () => void {
  const stop = untilAnotherSession(() => {
    drafts.clear();
    unwatch();
    tell();
  });
  window.addEventListener('beforeunload', ask);
  return () => {
    stop();
    window.removeEventListener('beforeunload', ask);
  };
}

function ask(event: Event): void {
  event.preventDefault();
}
