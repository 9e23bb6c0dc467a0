import { mentions, type Suggestion } from './suggestion.js';

const suggestion: Suggestion = {
  id: 's1',
  type: 'problem',
  message: 'A máscara do CEP\nnão aceita colar.',
  email: 'ana@gmail.com',
  accountId: null,
  state: 'pendente',
  createdAt: new Date('2026-11-21T12:00:00Z'),
  answer: null,
  answeredAt: null,
};

describe('Looking for a text in a suggestion', () => {
  it.each(['mascara do cep', 'mascara  do   cep', 'CEP NÃO', ' Ana@Gmail.com', ' colar. '])('finds %j', (text) => {
    expect(mentions(suggestion, text)).toBe(true);
  });

  it('finds it in the answer too', () => {
    expect(mentions({ ...suggestion, answer: 'Corrigido na versão de hoje' }, 'versao')).toBe(true);
  });

  it.each(['telefone', 'ana@', 'gmail.com', '\u0301\u0303'])('does not find %j, which is not there', (text) => {
    expect(mentions(suggestion, text)).toBe(false);
  });
});
