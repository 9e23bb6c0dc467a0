import { parseCpf } from '../../src/kernel/cpf.js';
import { CpfSequence } from './cpf-sequence.js';

describe('The CPFs of the bench', () => {
  it('are valid and all different', () => {
    const sequence = new CpfSequence();
    const drawn = Array.from({ length: 20_000 }, () => sequence.next());
    expect(drawn.filter((cpf) => parseCpf(cpf) === null)).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
