import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from './fingerprint.mjs';

const TEST_ONLY = /\.(spec|test)\.tsx?$|[\\/](e2e|screens|testing|tests|__pycache__)[\\/]/;

/** The web page, bundled by Vite from frontend/ and the kernel that it shares with the server. */
export function describe(root) {
  const shared = ['backend/src/kernel', 'clients', 'docs/openapi-v1.json', 'package-lock.json', 'tsconfig.json'];
  const folders = ['frontend', ...shared].map((name) => join(root, name));
  return {
    title: 'Página compilada',
    sources: () => listFiles(folders, (file) => !TEST_ONLY.test(file)),
    build: async (target, signal) => {
      const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
      const args = [
        vite,
        'build',
        '--config',
        'frontend/vite.config.ts',
        '--outDir',
        target,
        '--emptyOutDir',
        '--logLevel',
        'warn',
      ];
      const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
      // Whoever ends it by a signal has it out of reach of a Ctrl-C in the terminal, which would make it fail.
      const how = { cwd: root, env, signal, detached: signal !== undefined };
      await promisify(execFile)(process.execPath, args, how).catch((error) => {
        if (signal?.aborted) throw error;
        throw new Error(`${error.stdout}${error.stderr}\nA página não pôde ser compilada.`);
      });
      compressAssets(join(target, 'assets'));
    },
  };
}

/** Once, as small as can be, instead of quickly for each reader: the server sends the `.br` beside a file to whoever takes it. */
function compressAssets(folder) {
  for (const file of listFiles([folder], (name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const small = brotliCompressSync(content, { params });
    if (small.length < content.length) writeFileSync(`${file}.br`, small);
  }
}
