import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demandSpace, makeDataFolder } from './parts/data-folder.mjs';

const disk = (free) => () => ({ bavail: free / 4_096, bsize: 4_096 });

describe('The data folder', () => {
  let place;
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'nitido-folder-'));
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('is made with what leads to it, and again without complaint', () => {
    const folder = join(place, 'um lugar', "d'água", 'não', '100 %');
    makeDataFolder(folder);
    makeDataFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  it('is refused in one line where there can be none, at once', () => {
    const file = join(place, 'arquivo');
    writeFileSync(file, '');
    for (const [folder, code] of [
      [file, 'EEXIST'],
      [join(file, 'x'), 'ENOTDIR'],
      ...(process.platform === 'linux'
        ? [
            ['/proc/1/x', 'ENOENT'],
            ['/proc/nitido/x', 'ENOENT'],
          ]
        : []),
    ]) {
      expect(() => makeDataFolder(folder)).toThrow(`DATA_DIR: não é possível escrever em ${folder} (${code}).`);
    }
  });

  it('is refused where PostgreSQL’s tools would take its path apart', () => {
    for (const sign of ['"', '$', '`', '\n']) {
      expect(() => makeDataFolder(`${place}/a${sign}b`)).toThrow(/^DATA_DIR: o caminho não pode ter aspas/);
    }
  });

  it('is said to be on too small a disk in one line with both figures', () => {
    expect(() => demandSpace('/dados', disk(81_920_000))).toThrow(
      'DATA_DIR: o disco de /dados tem 81 MB livres e são necessários 300 MB. Libere espaço ou escolha outro lugar.',
    );
  });

  it('passes with room, and the disk is really asked', () => {
    expect(() => demandSpace('/dados', disk(1_024_000_000))).not.toThrow();
    expect(() => demandSpace(place)).not.toThrow();
    expect(() => demandSpace('/dados/que/nao/existe')).toThrow('ENOENT');
  });
});
