import type { LookupType } from '@kernel/lookup-catalogue';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import type { ClipboardEvent } from 'react';
import { detectLookups } from './detect-lookup';

/** What the pasted text holds for this field replaces what is there; any other paste is left to the mask. */
export function pasteWhole(event: ClipboardEvent<HTMLInputElement>, type: LookupType) {
  const field = event.currentTarget;
  const [found] = detectLookups(event.clipboardData.getData('text'), [type]);
  const value = found?.values[field.name];
  if (value === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const input = lookupDefinition(type).inputs.find(({ name }) => name === field.name);
  field.value = input?.format(value) ?? value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
