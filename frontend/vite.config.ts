import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.mjs';
import { prerenderPages } from './prerender.mjs';
import { writeSdk } from './sdk/write-sdk.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Writes each page, readable without JavaScript, beside the built index.html, and what integrators take with them. */
function pagesWithoutScript(): Plugin {
  let outDir = '';
  return {
    name: 'nitido-pages-without-script',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle(error?: Error) {
      if (error) return;
      writeSdk(resolve(at('.'), outDir, 'sdk'));
      await prerenderPages(outDir);
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: at('.'),
  plugins: [react(), pagesWithoutScript()],
  resolve: { alias: { '@kernel': at('../backend/src/kernel') } },
  css: {
    // Sheets are written in pixels; what is built of them follows the letter size that the reader has set. Hairlines stay.
    transformer: 'lightningcss',
    lightningcss: {
      visitor: {
        Length: ({ unit, value }) =>
          unit === 'px' && Math.abs(value) >= 2 ? { unit: 'rem', value: value / 16 } : undefined,
      },
    },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: at('../dist/frontend'),
    emptyOutDir: true,
    target: 'es2022',
    // A browser that does not know `modulepreload` loads each module when it is imported.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    // Injecting endpoints is all that an api module does: unused, it stays out of the first load.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\.api\.ts$|generated\.ts$/, sideEffects: false }] },
      // The first load lists every other chunk by file name: without words in them it is a kilobyte smaller. manifest.json tells which is which.
      output: {
        ...(!isSsrBuild && { codeSplitting: { groups: chunkGroups() } }),
        // Short, since the first load names every file that a page of its may need.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/api-email': server } },
}));
