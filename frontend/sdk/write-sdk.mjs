// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { tarball, wheel } from './archives.mjs';
import { postmanCollection } from './postman-collection.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes what integrators take with them: the clients as packages, and the collection for Postman. @param {string} folder */
export function writeSdk(folder) {
  mkdirSync(folder, { recursive: true });
  const description = JSON.parse(readFileSync(join(root, 'docs/openapi-v1.json'), 'utf8'));
  writeFileSync(join(folder, 'nitido.postman_collection.json'), JSON.stringify(postmanCollection(description)));
  writeFileSync(join(folder, 'nitido-typescript.tgz'), typescriptPackage());
  const python = readFileSync(join(root, 'clients/python/pyproject.toml'), 'utf8');
  const [version, needs] = [/^version = "(.+)"$/m, /^requires-python = "(.+)"$/m].map(
    (of) => of.exec(python)?.[1] ?? '',
  );
  const files = filesOf(join(root, 'clients/python'), 'nitido').filter(([path]) => /\.py$|py\.typed$/.test(path));
  writeFileSync(
    join(folder, `nitido-${version}-py3-none-any.whl`),
    wheel('nitido', version ?? '', needs ?? '', Object.fromEntries(files)),
  );
}

/** As npm takes it: translated file by file, with its types. */
function typescriptPackage() {
  const home = join(root, 'clients/typescript');
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
  };
  const files = filesOf(home, 'src').flatMap(([path, content]) => {
    const told = (/** @type {ts.CompilerOptions} */ more) => ({
      fileName: path,
      compilerOptions: { ...options, ...more },
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
  const about = readFileSync(join(home, 'package.json'));
  return tarball({ 'package/package.json': about, ...Object.fromEntries(files) });
}

const FORMAT = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => '\n' };

/** All that a folder holds, in the order of its names. @param {string} base @param {string} name @returns {[string, Buffer][]} */
function filesOf(base, name) {
  return readdirSync(join(base, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [relative(base, file).replaceAll('\\', '/'), readFileSync(file)]);
}
