import { withoutCountryCode } from '@kernel/phone';
import { type ClipboardEvent, type InputEvent, type KeyboardEvent, type SyntheticEvent, useRef } from 'react';

export const MOBILE_MASK = '(99) 99999-9999';
const LANDLINE_MASK = '(99) 9999-9999';

/** Ten digits for as long as the number does not begin as a mobile's. */
export function landlineMask(raw: string): { mask: string } | undefined {
  return isLandline(raw.replace(/\D/g, '')) ? { mask: LANDLINE_MASK } : undefined;
}

/** Handlers for a masked phone's input that take Brazil's 55 off: after a +, on paste, and when the number grows too long; and a zero before an area code. */
export function useCountryCode() {
  const plus = useRef(false);
  const fill = (event: SyntheticEvent<HTMLInputElement>, text: string) => {
    event.preventDefault();
    event.stopPropagation();
    plus.current = false;
    event.currentTarget.value = text;
    event.currentTarget.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const typed = (event: SyntheticEvent<HTMLInputElement>, text: string) => {
    if (text.includes('+')) plus.current = true;
    const number = numberIn(text.replace(/\D/g, ''), plus.current);
    if (number !== null) fill(event, number);
  };
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
      const { value, selectionStart } = event.currentTarget;
      if (event.key === 'Backspace' || event.key === 'Delete') plus.current = false;
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && selectionStart === value.length) {
        typed(event, value + event.key);
      }
    },
    onInputCapture(event: InputEvent<HTMLInputElement>) {
      typed(event, event.currentTarget.value);
    },
    onPasteCapture(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData('text').trim();
      const number = withoutCountryCode(pasted);
      if (number !== pasted) fill(event, number);
    },
  };
}

/** The digits behind a zero, or behind a 55 that is no area code; null where the number has begun, or may have. */
function numberIn(digits: string, plus: boolean): string | null {
  if (/^0[1-9]{2}/.test(digits)) return digits.slice(1);
  const most = plus ? 2 : isLandline(digits) ? 10 : 11;
  return digits.startsWith('55') && digits.length > most ? digits.slice(2) : null;
}

function isLandline(digits: string): boolean {
  return /^\d{2}[2-5]/.test(digits);
}
