// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { tarball, wheel } from './archives.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FORMAT = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => '\n' };
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/**
 * The clients as npm and pip install them, by the names of their files: the same content and version make the same bytes.
 * @param {string} version @param {Record<string, string>} fresh what takes the place of files, by their paths in the repository
 */
export function clientPackages(version, fresh = {}) {
  return {
    [`nitido-${version}.tgz`]: typescriptPackage(version, fresh),
    [`nitido-${version}-py3-none-any.whl`]: pythonPackage(version, fresh),
  };
}

/** Translated file by file, with its types. @param {string} version @param {Record<string, string>} fresh */
function typescriptPackage(version, fresh) {
  const home = 'clients/typescript';
  const files = filesOf(home, 'src', fresh).flatMap(([path, content]) => {
    const told = (/** @type {ts.CompilerOptions} */ more) => ({
      fileName: path,
      compilerOptions: { ...OPTIONS, ...more },
      reportDiagnostics: true,
    });
    const name = path.replace(/^src\/(.*)\.ts$/, 'dist/$1');
    const code = ts.transpileModule(`${content}`, told({}));
    const types = ts.transpileDeclaration(`${content}`, told({ declaration: true, isolatedDeclarations: true }));
    const faults = [...(code.diagnostics ?? []), ...(types.diagnostics ?? [])];
    if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, FORMAT));
    return [
      [`package/${name}.js`, Buffer.from(code.outputText)],
      [`package/${name}.d.ts`, Buffer.from(types.outputText)],
    ];
  });
  const { name, ...about } = JSON.parse(`${read(`${home}/package.json`, fresh)}`);
  const described = Buffer.from(`${JSON.stringify({ name, version, ...about }, null, 2)}\n`);
  const readme = read(`${home}/README.md`, fresh);
  return tarball({ 'package/package.json': described, 'package/README.md': readme, ...Object.fromEntries(files) });
}

/** @param {string} version @param {Record<string, string>} fresh */
function pythonPackage(version, fresh) {
  const home = 'clients/python';
  const [, needs = ''] = /^requires-python = "(.+)"$/m.exec(`${read(`${home}/pyproject.toml`, fresh)}`) ?? [];
  const files = filesOf(home, 'nitido', fresh).filter(([path]) => /\.py$|py\.typed$/.test(path));
  const readme = `${read(`${home}/README.md`, fresh)}`;
  return wheel({ name: 'nitido', version, python: needs, readme }, Object.fromEntries(files));
}

/** All that a folder holds, in the order of its names. @param {string} base @param {string} name @param {Record<string, string>} fresh @returns {[string, Buffer][]} */
function filesOf(base, name, fresh) {
  const found = readdirSync(join(root, base, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const added = Object.keys(fresh).filter((path) => path.startsWith(`${base}/${name}/`));
  return [...new Set([...found, ...added])].sort().map((path) => [path.slice(base.length + 1), read(path, fresh)]);
}

/** @param {string} path @param {Record<string, string>} fresh */
function read(path, fresh) {
  return path in fresh ? Buffer.from(fresh[path] ?? '') : readFileSync(join(root, path));
}
