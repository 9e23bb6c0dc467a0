import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import { foundInWords } from './found-in-words.js';

const MANUEL = { nome: 'MANUEL ROCHA', cpf: '52998224725' };
const email = (dados_pessoais: object) => ({ resultado: { dados_pessoais } });

describe('Whom a lookup has found, in a line', () => {
  it.each<[string, LookupType, unknown, string | null]>([
    ['one with a CPF', 'cpf', { resultado: { dados_gerais: MANUEL } }, 'MANUEL ROCHA'],
    ['one without a CPF', 'email', email({ ...MANUEL, cpf: null }), 'MANUEL ROCHA'],
    ['one with a masked CPF', 'email', email({ ...MANUEL, cpf: '***.982.247-**' }), 'MANUEL ROCHA'],
    ['one with a CNPJ for a CPF', 'telefone', { resultado: [{ nome: 'X LTDA', cpf: '11222333000181' }] }, 'X LTDA'],
    ['nobody who has no name', 'telefone', { resultado: [{ nome: null }, { nome: ' ' }] }, null],
    ['two', 'telefone', { resultado: [MANUEL, { nome: 'ANA' }] }, 'MANUEL ROCHA · ANA'],
    ['many', 'telefone', { resultado: 'ABCDEFG'.split('').map((nome) => ({ nome })) }, 'A · B · C · D · E e mais 2'],
    ['a company', 'cnpj', { razao_social: 'PADARIA GUERRA', qsa: [MANUEL] }, 'PADARIA GUERRA'],
    ['none of a list of namesakes', 'nome', { resultado: [MANUEL] }, null],
    ['a place', 'cep', { logradouro: null, bairro: null, cidade: 'Bonfim', uf: 'MG' }, 'Bonfim, MG'],
  ])('names them: %s (%s)', (_, type, result, words) => {
    expect(foundInWords(type, result, true)).toBe(words);
  });

  it('is masked where names are not to be told', () => {
    expect(foundInWords('telefone', { resultado: [MANUEL, { nome: 'ANA' }] }, false)).toBe('M***** R**** · A**');
  });
});
