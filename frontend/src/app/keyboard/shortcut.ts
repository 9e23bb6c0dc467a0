/** What a key press asks of the whole page. */
export type Shortcut = 'palette' | 'search' | 'help' | 'back';

const SINGLE_KEYS: Readonly<Record<string, Shortcut>> = { '/': 'search', '?': 'help' };

/** What this key press means; null while somebody types, while a dialog asks, and when single keys are turned off. */
export function shortcutOf(event: KeyboardEvent, singleKeys: boolean): Shortcut | null {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return null;
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'palette';
  if (ctrlKey || metaKey || altKey || isTyping(event.target)) return null;
  if (key === 'Escape') return document.querySelector(':popover-open') ? null : 'back';
  return singleKeys ? (SINGLE_KEYS[key] ?? null) : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}
