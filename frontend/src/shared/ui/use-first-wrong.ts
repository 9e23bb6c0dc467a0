import { useEffect, useRef, useState } from 'react';

/**
 * What a form takes so that the first field that is marked as wrong after it was sent has the focus. The mark may come with the answer; it
 * is waited for until the person goes on.
 */
export function useFirstWrong(busy = false) {
  const ref = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    const wrong = sent && !busy && ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    setSent(false);
    wrong.focus();
  });
  const goOn = () => setSent(false);
  return {
    ref,
    onSubmitCapture: () => setSent(true),
    onKeyDownCapture: goOn,
    onPointerDownCapture: goOn,
    onInputCapture: goOn,
  };
}
