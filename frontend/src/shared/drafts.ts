import { useState } from 'react';
import { untilAnotherSession } from './api/another-session';

const drafts = new Map<string, string>();
let unwatch = () => {};

/** A text that is typed and not sent yet, by its place: it is there on the way back, and the browser asks before the page goes with it. It stays in memory, and for who typed it. */
export function useDraft(place: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(place) ?? '');
  const type = (typed: string) => {
    setText(typed);
    keep(place, typed);
  };
  return [text, type];
}

function keep(place: string, text: string): void {
  unwatch();
  if (text === '') drafts.delete(place);
  else drafts.set(place, text);
  unwatch = drafts.size > 0 ? watch() : () => {};
}

function watch(): () => void {
  const stop = untilAnotherSession(() => {
    drafts.clear();
    unwatch();
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
