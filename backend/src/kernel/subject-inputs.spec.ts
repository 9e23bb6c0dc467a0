import { lookupDefinition } from './lookup-catalogue.js';
import { SUBJECT_INPUTS } from './subject-inputs.js';

describe('The inputs of all lookups', () => {
  it('are each there once, with what shows them', () => {
    const [cpf] = lookupDefinition('cpf').inputs;
    expect(SUBJECT_INPUTS.get('cpf')).toMatchObject({ name: 'cpf', label: cpf?.label });
  });

  it('take what any lookup takes there, and say else what the first one says', () => {
    const name = SUBJECT_INPUTS.get('nome');
    expect(name?.rule('Maria Silva')).toBeNull();
    expect(name?.rule('ana@exemplo.com')).toBeNull();
    expect(name?.rule('x')).toBe(lookupDefinition('nome').inputs[0]?.rule('x'));
    expect(SUBJECT_INPUTS.get('cpf')?.rule('ana@exemplo.com')).not.toBeNull();
  });
});
