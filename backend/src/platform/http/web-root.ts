import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built web page: dist/frontend, beside dist/backend. */
export const WEB_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../../frontend');
