import fc from 'fast-check';
import { cpfCheckDigits, formatCpf, isValidCpf, maskCpf, parseCpf } from './cpf.js';

const base9 = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1{8}$/.test(digits));

describe('CPF', () => {
  it.each(['52998224725', '12345678909', '00000000191', '19119119100'])('accepts %s', (cpf) => {
    expect(isValidCpf(cpf)).toBe(true);
  });

  it.each(['52998224735', '11111111111', '00000000000', '5299822472', '529982247255', ''])('refuses %p', (cpf) => {
    expect(isValidCpf(cpf)).toBe(false);
  });

  it('reads a CPF in any punctuation and keeps leading zeros', () => {
    expect(parseCpf(' 529.982.247-25 ')).toBe('52998224725');
    expect(parseCpf('000.000.001-91')).toBe('00000000191');
    expect(parseCpf('\u202a529.982.247\u201125\u202c')).toBe('52998224725');
  });

  it('reads no CPF out of a text with letters', () => {
    expect(parseCpf('cpf 529.982.247-25')).toBeNull();
  });

  it('shows only the middle of a masked CPF', () => {
    expect(maskCpf('52998224725')).toBe('***.982.247-**');
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
  });

  it('agrees with its own check digits for any base', () => {
    fc.assert(fc.property(base9, (base) => isValidCpf(base + cpfCheckDigits(base))));
  });

  it('refuses any single wrong check digit', () => {
    fc.assert(
      fc.property(base9, fc.integer({ min: 1, max: 9 }), (base, shift) => {
        const [first, second] = [...cpfCheckDigits(base)].map(Number) as [number, number];
        return !isValidCpf(`${base}${first}${(second + shift) % 10}`);
      }),
    );
  });
});
