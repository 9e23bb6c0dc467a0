import { useEffect, useRef, useState } from 'react';

/**
 * What a form takes so that the first field that is marked as wrong after it was sent has the focus, and none is left folded away. The mark
 * may come with the answer; it is waited for until the person goes on.
 */
export function useFirstWrong(busy = false) {
  const ref = useRef<HTMLFormElement>(null);
  /** What had the focus as it was sent. */
  const [sent, setSent] = useState<{ readonly from: Element | null } | null>(null);
  useEffect(() => {
    const wrong = ref.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
    if (!sent || busy || !wrong?.length) return;
    setSent(null);
    for (const field of wrong) {
      const fold = field.closest('details');
      if (fold) fold.open = true;
    }
    // The form may have gone to another one, which bears no mark.
    const { activeElement, body } = document;
    if (activeElement === sent.from || activeElement === body) wrong[0]?.focus();
  });
  const goOn = () => setSent(null);
  return {
    ref,
    onSubmitCapture: () => setSent({ from: document.activeElement }),
    onKeyDownCapture: goOn,
    onPointerDownCapture: goOn,
    onInputCapture: goOn,
  };
}
