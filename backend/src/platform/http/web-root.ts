import { join, sep } from 'node:path';

/** The folder of the built web page: dist/frontend, beside dist/backend, wherever in the latter this code came to lie. */
export const WEB_ROOT = join(
  import.meta.dirname.slice(0, import.meta.dirname.lastIndexOf(`${sep}backend${sep}`)),
  'frontend',
);
