import { createListeners } from '../../shared/listeners';

/** Light, dark, or whatever the system says. */
export type ColourScheme = 'light' | 'dark' | 'auto';

/** Read by the script in index.html as well, before the first paint. */
const KEY = 'mantine-color-scheme-value';
const { subscribe, tell } = createListeners();

/** What was chosen, as the browser remembers it. */
export function colourScheme(): ColourScheme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Chooses, here and in the other tabs. */
export function chooseColourScheme(scheme: ColourScheme): void {
  if (scheme === colourScheme()) return;
  localStorage.setItem(KEY, scheme);
  show();
}

/** Calls back when something else is chosen. Answers how to stop. */
export const onColourScheme = subscribe;

/** Follows the system and the other tabs from now on. */
export function followColourScheme(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => key === KEY && show());
  show();
}

function show(): void {
  const chosen = colourScheme();
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme = chosen === 'auto' ? system : chosen;
  tell();
}
