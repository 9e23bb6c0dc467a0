import { suggestionAnswerRule, suggestionRule } from './suggestion.js';

describe('What may be sent as a suggestion', () => {
  it.each([
    ['', 'Escreva sua mensagem'],
    ['   \n', 'Escreva sua mensagem'],
    ['a', null],
    ['a'.repeat(1_000), null],
    [` ${'a'.repeat(1_000)}\n`, null],
    ['a'.repeat(1_001), 'O texto deve ter no máximo 1000 caracteres'],
  ])('%j: %p', (text, problem) => expect(suggestionRule(text)).toBe(problem));

  it('answers in up to 2,000 characters', () => {
    expect(suggestionAnswerRule('a'.repeat(2_000))).toBeNull();
    expect(suggestionAnswerRule('a'.repeat(2_001))).toBe('O texto deve ter no máximo 2000 caracteres');
    expect(suggestionAnswerRule(' ')).toBe('Escreva a resposta');
  });
});
