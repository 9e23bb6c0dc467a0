import { useEffect, useRef } from 'react';
import { type Call, underWay } from '../api/calls-under-way';
import { tellLateFailure } from './late-failure';
import { nextInList } from './next-in-list';

/** Calls that are mutations for what they carry, and only ask: whoever made them shows what came of it. */
const ASKING = /^(search|check|validate|runLookup)/;

/** What had the focus before each dialog. */
const openers = new WeakMap<Element, Element | null>();

/**
 * Shows a dialog over the page while it stands there; then the focus goes back to where it was, unless it went on; of a row that is gone,
 * to the one in its place, else to the content. What was asked in
 * it and fails after it was left, or its whole screen was, is told where one is by then.
 */
export function useModal() {
  const place = useRef<HTMLDialogElement>(null);
  // When this is rendered, nothing in the dialog has the focus yet.
  const before = useRef(focused());
  useEffect(() => {
    const { current } = before;
    const next = nextInList(current);
    const earlier = new Set(underWay);
    if (place.current) openers.set(place.current, current);
    place.current?.showModal();
    return () => {
      if (document.activeElement === document.body)
        (wayBack(current) ?? next() ?? document.querySelector('main'))?.focus({ preventScroll: true });
      for (const call of underWay) if (!earlier.has(call) && !ASKING.test(call.endpoint)) void tellIfFailed(call);
    };
  }, []);
  return place;
}

/** What has the focus; where nothing has, since what had it is disabled meanwhile, the dialog that is open. */
function focused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? ([...document.querySelectorAll('dialog[open]')].at(-1) ?? body) : activeElement;
}

/** A dialog that another one followed is gone: what opened that. */
function wayBack(from: Element | null): HTMLElement | null {
  let opener = from;
  while (opener && !opener.isConnected) opener = openers.get(opener.closest('dialog') ?? opener) ?? null;
  return opener instanceof HTMLElement ? opener : null;
}

/** What is broken off has lost its account. */
async function tellIfFailed({ answer, signal }: Call): Promise<void> {
  const { error } = await answer;
  if (error !== undefined && !signal.aborted) tellLateFailure(error);
}
