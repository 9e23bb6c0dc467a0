// @ts-check
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

const frontend = fileURLToPath(new URL('.', import.meta.url));
const ROOT = '<div id="root"></div>';
/** A relation that no browser knows: src/opening/bring-later.ts makes it one. */
const LATER = 'later';
/** What runs the page. */
const CODE = 'src/app/take-over.tsx';
/** The sources that were asked for by `import(…)`, as the manifest names them. */
const asked = new Set();

/**
 * Renders every place to markup and writes it under pages/ beside the built index.html, with its styles inside and its
 * code announced, so that it can be read before any script is here.
 * @param {string} outDir the folder of the finished build, absolute or relative to frontend/
 */
export async function prerenderPages(outDir) {
  const dist = resolve(frontend, outDir);
  const workplace = await mkdtemp(join(dirname(dist), '.prerender-'));
  try {
    await build({
      configFile: join(frontend, 'vite.config.ts'),
      logLevel: 'warn',
      plugins: [noteImports()],
      build: { ssr: 'src/prerender.tsx', outDir: workplace, emptyOutDir: true, manifest: false, copyPublicDir: false },
    });
    Object.assign(globalThis, { askedForCode: asked });
    const { COMPLETE_PLACES, RENDERED_PLACES, renderPlace, askForCode } = await import(
      pathToFileURL(join(workplace, 'prerender.js')).href
    );
    const page = await readFile(join(dist, 'index.html'), 'utf8');
    if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
    /** @type {Manifest} */
    const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
    await mkdir(join(dist, 'pages'));
    for (const place of RENDERED_PLACES) {
      // No form of ours is sent by the browser itself; were one, nothing of it would stand in an address.
      const markup = (await renderPlace(place)).replaceAll('<form ', '<form method="post" ');
      asked.clear();
      await askForCode(place);
      const complete = COMPLETE_PLACES.includes(place);
      const ready = await withStylesAndCode(page, dist, manifest, complete);
      await writeFile(
        join(dist, 'pages', `${encodeURIComponent(place)}.html`),
        ready.replace(ROOT, () => `<div id="root"${complete ? ' data-complete' : ''}>${markup}</div>`),
      );
    }
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

/** In the build for rendering, each `import(…)` of ours says what it asks for. */
function noteImports() {
  return {
    name: 'nitido-note-imports',
    enforce: /** @type {const} */ ('post'),
    /** @this {import('rolldown').PluginContext} @param {string} code @param {string} id */
    async transform(code, id) {
      if (!id.startsWith(join(frontend, 'src'))) return;
      let noted = code;
      for (const [whole, from] of code.matchAll(/\bimport\(["'](\.[^"']+)["']\)/g)) {
        const source = await this.resolve(from ?? '', id);
        if (!source) throw new Error(`${id} imports ${from}, which is not there`);
        const name = JSON.stringify(relative(frontend, source.id));
        noted = noted.replaceAll(whole, `(globalThis.askedForCode.add(${name}), ${whole})`);
      }
      return { code: noted, map: null };
    },
  };
}

/**
 * Puts the styles of what was asked for into the page itself, which saves the first paint a round trip, and announces
 * its code: on a complete page to be brought once it was painted. A style sheet that is inside is named as
 * one that is here already.
 * @param {string} page @param {string} dist @param {Manifest} manifest @param {boolean} complete
 */
async function withStylesAndCode(page, dist, manifest, complete) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const first = reach(manifest, entries);
  const more = [...reach(manifest, [CODE, ...asked])].filter((key) => !first.has(key));
  const inside = async (/** @type {string} */ file) =>
    `<style nonce="__CSP_NONCE__">${await readFile(join(dist, file), 'utf8')}</style>`;
  const here = (/** @type {string} */ file) => `<link rel="stylesheet" href="/${file}" disabled>`;
  let styled = page;
  for (const [link, href] of page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g)) {
    const style = await inside(href ?? '');
    styled = styled.replace(link, () => `${style}${here(href ?? '')}`);
  }
  /** @type {string[]} */
  const lines = [];
  for (const key of more) {
    for (const file of manifest[key]?.css ?? []) {
      lines.push(await inside(file), here(file));
    }
    const announced = complete ? `rel="${LATER}" as="script"` : 'rel="modulepreload"';
    lines.push(`<link ${announced} crossorigin href="/${manifest[key]?.file}">`);
  }
  return styled.replace('</head>', () => `${[...new Set(lines)].join('')}</head>`);
}

/** Every chunk that comes with these ones, those first that the others build on. @param {Manifest} manifest @param {string[]} keys */
function reach(manifest, keys) {
  const seen = new Set();
  const visited = new Set();
  const visit = (/** @type {string} */ key) => {
    if (visited.has(key)) return;
    visited.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
    seen.add(key);
  };
  for (const key of keys) visit(key);
  return seen;
}
