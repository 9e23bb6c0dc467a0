// Imported first by every command: npm skips `prestart` when ignore-scripts is set, and then nothing was installed, or
// the system's Node runs instead of the project's; so too for who runs a script without npm. Built-in modules only.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NODE_ADVICE } from './node-advice.mjs';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

if (!process.version.startsWith('v24.') || !existsSync(modules)) {
  console.error(NODE_ADVICE);
  process.exit(1);
}
