import type { ClipboardEvent } from 'react';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/;

export const DAY_MASK = '99/99/9999';

/** 1980-03-27, as files and other screens write a day, as it is written here; any other text as it is. */
export function writtenDay(text: string): string {
  const bare = text.trim();
  return ISO_DAY.test(bare) ? bare.replace(ISO_DAY, '$3/$2/$1') : text;
}

/** A day that is pasted as computers write it into a masked field, whose mask would take its digits as they come. */
export function pasteDay(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  const day = writtenDay(pasted);
  if (day === pasted) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.value = day;
  event.currentTarget.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
