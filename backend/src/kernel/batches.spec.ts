import { checkLines, MOST_LINE_CHARACTERS } from './batches.js';

const told = (type: Parameters<typeof checkLines>[0], items: string[]) =>
  checkLines(type, items).map(({ line, value, verdict, sameAs }) => [line, value, verdict, sameAs]);

describe('The lines of a batch', () => {
  it('are normalised, and the same one in other words is a repeated one', () => {
    expect(told('cpf', ['529.982.247-25', '52998224725', '11144477735'])).toEqual([
      [1, '52998224725', 'waiting', null],
      [2, '52998224725', 'repeated', 1],
      [3, '11144477735', 'waiting', null],
    ]);
    expect(told('email', ['Ana@Exemplo.com.br', ' ana@exemplo.com.br'])[1]).toEqual([
      2,
      'ana@exemplo.com.br',
      'repeated',
      1,
    ]);
  });

  it('may be a landline of one digit repeated', () => {
    expect(told('telefone', ['(22) 2222-2222', '00000000000'])).toEqual([
      [1, '2222222222', 'waiting', null],
      [2, '00000000000', 'invalid', null],
    ]);
  });

  it('have the numbers that they are given', () => {
    const lines = checkLines('cep', ['01001000', '123', '01001-000'], [2, 4, 7]);
    expect(lines.map(({ line, sameAs }) => [line, sameAs])).toEqual([
      [2, null],
      [4, null],
      [7, 2],
    ]);
  });

  it('say in the rule’s own words what is wrong with them', () => {
    const [wrong, empty] = checkLines('cep', ['123', '']);
    expect([wrong?.verdict, empty?.verdict]).toEqual(['invalid', 'invalid']);
    expect(wrong?.reason).toMatch(/CEP/);
    const [long] = checkLines('email', [`${'a'.repeat(MOST_LINE_CHARACTERS)}@exemplo.com.br`]);
    expect([long?.verdict, long?.value.length]).toEqual(['invalid', MOST_LINE_CHARACTERS]);
    expect(long?.reason).toBe('Texto longo demais.');
    const [longest] = checkLines('cnpj', ['11222333000181'.padEnd(MOST_LINE_CHARACTERS)]);
    expect(longest?.verdict).toBe('waiting');
  });
});
