import { useEffect } from 'react';
import { takeEarly } from '../../opening/early-events';
import { lazyOf } from '../../shared/ui/code-of';
import { Optional } from '../routing/page-boundary';
import { giveOnFocusOfGone } from './focus-of-gone';
import { keepFocusOfWaiting, useFocusOnTheWayBack } from './kept-focus';
import { showOverlay, useOverlay } from './overlay';
import { singleKeysOn } from './single-keys';

const Palette = lazyOf(() => import('./palette'), 'Palette');
const ShortcutsDialog = lazyOf(() => import('./shortcuts-dialog'), 'ShortcutsDialog');

const DO: Readonly<Record<Shortcut, () => void>> = {
  palette: () => showOverlay('palette'),
  help: () => showOverlay('shortcuts'),
  search: () => document.querySelector<HTMLElement>('[data-shortcut="search"]')?.focus(),
  back: () => document.querySelector<HTMLElement>('[data-shortcut="back"]')?.click(),
};

/**
 * The shortcuts of every page. A screen takes part by its markup: `data-shortcut="search"` on the field that `/`
 * focuses, `data-shortcut="back"` on the link or button that Esc presses.
 */
export function Keyboard() {
  const overlay = useOverlay();
  useFocusOnTheWayBack();
  useEffect(keepFocusOfWaiting, []);
  useEffect(giveOnFocusOfGone, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, singleKeysOn());
      if (!shortcut) return;
      event.preventDefault();
      DO[shortcut]();
    };
    document.addEventListener('keydown', listen);
    for (const event of takeEarly('keydown')) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Optional key={overlay} onFault={close}>
      {overlay === 'palette' && <Palette onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Optional>
  );
}

function close(): void {
  showOverlay(null);
}

/** What a key press asks of the whole page. */
type Shortcut = 'palette' | 'search' | 'help' | 'back';

const SINGLE_KEYS: Readonly<Record<string, Shortcut>> = { '/': 'search', '?': 'help' };

/** What this key press means; null while somebody types, while a dialog asks, and when single keys are turned off. */
function shortcutOf(event: KeyboardEvent, singleKeys: boolean): Shortcut | null {
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
