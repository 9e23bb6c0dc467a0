import fc from 'fast-check';
import { csvLine } from './csv.js';

it('No cell begins a formula or breaks its line (seed 3) (ASVS 1.3.3)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvLine([text]);
      expect(cell).not.toMatch(/^"?[=+\-@＝＋－＠\t\r]/);
      if (/[;\r\n"]/.test(cell)) expect(cell).toMatch(/^"(?:[^"]|"")*"$/s);
    }),
    { seed: 3, numRuns: 2_000 },
  );
});

it.each(['=1', '+1', '-1', '@A1', '＝1', '＋1', '－1', '＠A1', '\t=1'])('%j is a text, not a formula', (text) =>
  expect(csvLine(['a', text])).toBe(`a;'${text}`),
);

it.each(['a=1', 'ana@exemplo.com.br', '2026-11-21', ''])('%j stays as it is', (text) =>
  expect(csvLine([text, 'b'])).toBe(`${text};b`),
);

it('Separators, quotes and ends of lines stay inside their cell (ASVS 1.1.2)', () =>
  expect(csvLine(['a;b', 'diz "oi"', 'duas\nlinhas', 'uma'])).toBe('"a;b";"diz ""oi""";"duas\nlinhas";uma'));
