import { choicesFor, groupOf, groupOfType } from './lookup-groups';

const names = (choices: ReturnType<typeof choicesFor>) =>
  choices.map((choice) => ('type' in choice ? choice.type : `grupo ${choice.group.key}`));

describe('the cards of the first screen', () => {
  it('leave the group out where it leaves no choice', () => {
    expect(names(choicesFor(['cnpj', 'cpf'], []))).toEqual(['cpf', 'cnpj']);
    expect(groupOf('cpf', ['cpf'])).toBeNull();
    expect(groupOfType('cpf', ['cpf', 'cnpj'])).toBeNull();
  });

  it('put the CPF types behind one card', () => {
    const runnable = ['cpf', 'cpf-2', 'cnpj'] as const;
    expect(names(choicesFor(runnable, []))).toEqual(['grupo cpf', 'cnpj']);
    expect(groupOfType('cpf-2', runnable)?.options.map(({ label }) => label)).toEqual([
      'CPF Padrão',
      'CPF 2.0 Receita Federal',
    ]);
  });

  it('begin with what was used last', () => {
    expect(names(choicesFor(['cpf', 'cnpj', 'cep', 'pix'], ['pix', 'cnpj']))).toEqual(['pix', 'cnpj', 'cpf', 'cep']);
    expect(names(choicesFor(['cpf', 'cpf-2', 'cnpj'], ['cnpj']))).toEqual(['cnpj', 'grupo cpf']);
  });

  it('know no group of another name', () => {
    expect(groupOf('placas', ['cpf', 'cpf-2'])).toBeNull();
    expect(groupOf(null, ['cpf', 'cpf-2'])).toBeNull();
  });
});
