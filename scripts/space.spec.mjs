import { tmpdir } from 'node:os';
import { demandSpace } from './parts/space.mjs';

const disk = (free) => () => ({ bavail: free / 4_096, bsize: 4_096 });

describe('The disk of the data folder', () => {
  it('is said to be too small in one line with both figures', () => {
    expect(() => demandSpace('/dados', disk(81_920_000))).toThrow(
      'DATA_DIR: o disco de /dados tem 81 MB livres e são precisos 300 MB. Libere espaço ou escolha outro lugar.',
    );
  });

  it('passes with room, and is really asked', () => {
    expect(() => demandSpace('/dados', disk(1_024_000_000))).not.toThrow();
    expect(() => demandSpace(tmpdir())).not.toThrow();
    expect(() => demandSpace('/dados/que/nao/existe')).toThrow('ENOENT');
  });
});
