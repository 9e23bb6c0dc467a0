import { useEffect, useRef } from 'react';

/** Shows a dialog over the page while it stands there; then the focus goes back to where it was, unless it went on. */
export function useModal() {
  const place = useRef<HTMLDialogElement>(null);
  // When this is rendered, nothing in the dialog has the focus yet.
  const before = useRef(document.activeElement);
  useEffect(() => {
    const { current } = before;
    place.current?.showModal();
    return () => {
      if (document.activeElement === document.body && current instanceof HTMLElement) {
        current.focus({ preventScroll: true });
      }
    };
  }, []);
  return place;
}
