import type { LookupType } from '@kernel/lookup-catalogue';
import { type ClipboardEvent } from 'react';
import { detectLookup } from './detect-lookup';

/** A document found in the pasted text replaces what is there; any other paste is left to the mask. */
export function pasteWhole(event: ClipboardEvent<HTMLInputElement>, type: LookupType) {
  const found = detectLookup(event.clipboardData.getData('text'), [type]);
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  const field = event.currentTarget;
  field.value = found.text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
