import { lazy, Suspense, useEffect } from 'react';
import { takeEarly } from '../../opening/early-events';
import { showOverlay, useOverlay } from './overlay';
import { type Shortcut, shortcutOf } from './shortcut';
import { singleKeysOn } from './single-keys';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog')).ShortcutsDialog }));

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
    <Suspense>
      {overlay === 'palette' && <Palette onClose={() => showOverlay(null)} />}
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={() => showOverlay(null)} />}
    </Suspense>
  );
}
