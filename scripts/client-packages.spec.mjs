import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { clientPackages } from '../frontend/sdk/client-packages.mjs';
import { writeSdk } from '../frontend/sdk/write-sdk.mjs';
import { clientVersion } from './parts/client-version.mjs';

const { version, ...digests } = JSON.parse(readFileSync('clients/version.json', 'utf8'));
const NAMES = [`nitido-${version}.tgz`, `nitido-${version}-py3-none-any.whl`];
const FILE = 'clients/python/nitido/_transport.py';
const MADE = clientPackages(version);
const KEPT = clientVersion({});
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

describe('The packages of the clients', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nitido-packages-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('have the content of their version: one that is changed has another (npm run generate)', () => {
    expect(Object.keys(MADE)).toEqual(NAMES);
    expect(Object.values(MADE).map(sha256)).toEqual([digests.typescript, digests.python]);
  });

  it('are the same bytes on every machine: nothing in them is compressed', () => {
    const [tape, wheel] = Object.values(MADE).map((file) => file.toString('latin1'));
    expect(tape).toContain('class Nitido extends Operations');
    expect(wheel).toContain('class Nitido(Operations)');
  });

  it('get the next version with any change, and keep it without one', () => {
    expect(JSON.parse(KEPT['clients/version.json'])).toEqual({ version, ...digests });
    const changed = clientVersion({ [FILE]: `${readFileSync(FILE, 'utf8')}\n` });
    const next = JSON.parse(changed['clients/version.json']);
    expect(next.version).toBe(version.replace(/\d+$/, (patch) => `${Number(patch) + 1}`));
    expect(next.typescript).not.toBe(digests.typescript);
    for (const content of Object.values(changed)) expect(content).toContain(next.version);
  });

  it('say their version in themselves, and stand by it in the examples', () => {
    for (const [path, content] of Object.entries(KEPT)) expect(readFileSync(path, 'utf8')).toBe(content);
    const told = ['typescript', 'python'].map((name) => readFileSync(`clients/examples/${name}/install.sh`, 'utf8'));
    expect(told.map((text) => /\/sdk\/(\S+)/.exec(text)?.[1])).toEqual(NAMES);
  });

  it('are served beside those of the releases before, which keep their content', () => {
    writeSdk(folder);
    const released = readdirSync('clients/released');
    expect(released).toEqual(expect.arrayContaining(['nitido-1.0.0-py3-none-any.whl', 'nitido-typescript.tgz']));
    for (const name of released)
      expect(readFileSync(join(folder, name)).equals(readFileSync(`clients/released/${name}`))).toBe(true);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(NAMES));
  });

  it('are found by TypeScript with all of their types, also by its old way of resolving', () => {
    const home = installed(folder);
    const program = join(folder, 'program.ts');
    writeFileSync(program, "export { Nitido } from 'nitido';\n");
    const found = (module, moduleResolution) => {
      const options = { module, moduleResolution, noLib: true, types: [], ignoreDeprecations: '6.0' };
      return ts
        .createProgram([program], options)
        .getSourceFiles()
        .map(({ fileName }) => fileName);
    };
    const files = found(ts.ModuleKind.CommonJS, ts.ModuleResolutionKind.Node10);
    expect(files).toEqual(
      expect.arrayContaining([join(home, 'dist/index.d.ts'), join(home, 'dist/generated/types.gen.d.ts')]),
    );
    expect(found(ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16)).toEqual(files);
    const { main, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    expect(main).toBe(exports['.'].default);
  });

  it('are refused under the name of a release with another content', () => {
    const released = mkdtempSync(join(folder, 'released-'));
    writeFileSync(join(released, NAMES[0]), 'another');
    expect(() => writeSdk(folder, released)).toThrow(`${NAMES[0]} was released with another content`);
  });
});

/** The npm package where programs of the folder look for it. */
function installed(folder) {
  const home = join(folder, 'node_modules', 'nitido');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, NAMES[0]), MADE[NAMES[0]]);
  execFileSync('tar', ['-xzf', NAMES[0]], { cwd: folder });
  renameSync(join(folder, 'package'), home);
  return home;
}
