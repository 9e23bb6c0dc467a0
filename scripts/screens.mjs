// npm run screens: a picture of every page and state, light, dark and on a phone, under dist/screens, with an index.html that shows them
// side by side. Words choose: `npm run screens -- pix dossier` takes the pictures whose name has one of them. What begins with a dash, and
// what follows it, goes to Playwright (`-- pix --project phone`).
import './parts/project-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { CHROMIUM_ADVICE, findChromium } from './chromium.mjs';
import { startTestDatabase } from './parts/test-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'dist', 'screens');
const args = process.argv.slice(2);
const words = args.slice(0, args.findIndex((arg) => arg.startsWith('-')) >>> 0);

await build();
const chromium = findChromium();
if (!chromium) throw new Error(CHROMIUM_ADVICE);
// A part of the book replaces that part of the last one.
if (args.length === 0) rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const database = await startTestDatabase();
try {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const program = [cli, 'test', '--config', 'frontend/screens/playwright.config.ts', ...args.slice(words.length)];
  const chosen = { SCREENS: target, SCREENS_WANTED: words.join() };
  const env = { ...process.env, ...chosen, TEST_DATABASE_URL: database.url, CHROMIUM_PATH: chromium };
  const [code] = await once(spawn(process.execPath, program, { cwd: root, stdio: 'inherit', env }), 'exit');
  process.exitCode = code ?? 1;
} finally {
  await database.close();
}
writeFileSync(join(target, 'index.html'), index());
console.log(join(target, 'index.html'));

/** Each screen in a row, its views beside each other. */
function index() {
  const views = readdirSync(target, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = views.flatMap(({ name }) => readdirSync(join(target, name)));
  const rows = [...new Set(files)].sort().map((file) => {
    const pictures = views.map(({ name }) => `<img src="${name}/${file}" alt="" loading="lazy" height="420">`);
    return `<h2>${file.replace('.png', '')}</h2><p>${pictures.join(' ')}</p>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Telas</title>${rows.join('\n')}\n`;
}
