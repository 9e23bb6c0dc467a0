import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { listFiles } from './fingerprint.mjs';

const TEST_ONLY = /\.(spec|contract|test)\.ts$|\.d\.ts$|[\\/]testing[\\/]/;

/** Server and sandbox: each TypeScript file becomes one module at the same place under dist/backend; the rest is copied. */
export function describe(root) {
  const folders = ['src', 'sandbox'].map((name) => join(root, 'backend', name));
  const files = () => listFiles(folders, (file) => !TEST_ONLY.test(file));
  return {
    title: 'Servidor compilado',
    sources: () => [
      ...files(),
      ...['.swcrc', 'package-lock.json', 'scripts/parts/build-backend.mjs'].map((name) => join(root, name)),
    ],
    build: async (target) => {
      await Promise.all(
        files().map((file) => translate(root, file, join(target, relative(join(root, 'backend'), file)))),
      );
    },
  };
}

export async function translate(root, file, target) {
  mkdirSync(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return copyFileSync(file, target);
  const output = target.replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(file, {
    cwd: root,
    configFile: join(root, '.swcrc'),
    swcrc: false,
    sourceFileName: relative(dirname(output), file),
  });
  writeFileSync(output, `${code}\n//# sourceMappingURL=${basename(output)}.map\n`);
  writeFileSync(`${output}.map`, map);
}
