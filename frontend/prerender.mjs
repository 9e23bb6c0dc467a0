// @ts-check
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const frontend = fileURLToPath(new URL('.', import.meta.url));
const ROOT = '<div id="root"></div>';

/**
 * Renders the home page to markup and writes it as home.html beside the built index.html.
 * @param {string} outDir the folder of the finished build, absolute or relative to frontend/
 */
export async function prerenderHome(outDir) {
  const dist = resolve(frontend, outDir);
  const workplace = await mkdtemp(join(dirname(dist), '.prerender-'));
  try {
    await build({
      configFile: join(frontend, 'vite.config.ts'),
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir: workplace, emptyOutDir: true, manifest: false, copyPublicDir: false },
    });
    const { renderHome } = await import(pathToFileURL(join(workplace, 'prerender.js')).href);
    const page = await readFile(join(dist, 'index.html'), 'utf8');
    if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
    const markup = await renderHome();
    const styled = await withStylesInside(page, dist);
    await writeFile(
      join(dist, 'home.html'),
      styled.replace(ROOT, () => `<div id="root">${markup}</div>`),
    );
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

/**
 * Puts the page's style sheets into the page itself, which saves the first paint a round trip.
 * @param {string} page @param {string} dist
 */
async function withStylesInside(page, dist) {
  let styled = page;
  for (const [link, href] of page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g)) {
    const css = await readFile(join(dist, href ?? ''), 'utf8');
    styled = styled.replace(link, () => `<style nonce="__CSP_NONCE__">${css}</style>`);
  }
  return styled;
}
