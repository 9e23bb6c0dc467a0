import fc from 'fast-check';
import { cnpjCheckDigits, formatCnpj, isValidCnpj, parseCnpj } from './cnpj.js';

const base12 = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((base) => !/^(.)\1{11}$/.test(base));

describe('CNPJ', () => {
  it.each(['12ABC34501DE35', '1345C3A5000106', '00000000E08G12', '00000000000191', '11222333000181', '19131243000197'])(
    'accepts %s',
    (cnpj) => {
      expect(isValidCnpj(cnpj)).toBe(true);
    },
  );

  it.each([
    '12ABC34501DE34',
    '12ABC34501DE3A',
    '00000000000000',
    '11111111111111',
    '1122233300018',
    '112223330001811',
    '#11222333000181',
    '11222333000181é',
    '',
  ])('refuses %p', (cnpj) => {
    expect(isValidCnpj(cnpj)).toBe(false);
  });

  it('never strips letters and upper-cases what was typed', () => {
    expect(parseCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });

  it('computes the check digits of the official worked example', () => {
    expect(cnpjCheckDigits('12ABC34501DE')).toBe('35');
  });

  it('formats both families', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
  });

  it('agrees with its own check digits for any base, in any punctuation', () => {
    fc.assert(fc.property(base12, (base) => parseCnpj(formatCnpj(base + cnpjCheckDigits(base))) !== null));
  });
});
