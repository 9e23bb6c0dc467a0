import { chosenDaysRule, daysOf, previousRange } from './date-range.js';

describe('A range of days', () => {
  it('has its days, the last one too', () => {
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['2026-03-01']);
  });

  it('is compared with as many days and hours right before it', () => {
    expect(previousRange({ from: '2026-03-01', to: '2026-03-01', hours: 9 })).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
      hours: 9,
    });
    expect(previousRange({ from: '2026-01-01', to: '2026-01-07', hours: 24 })).toEqual({
      from: '2025-12-25',
      to: '2025-12-31',
      hours: 24,
    });
  });

  it.each([
    ['2026-11-01', '2026-11-21', null],
    ['2025-11-21', '2026-11-21', null],
    ['2025-11-20', '2026-11-21', 'Escolha no máximo 366 dias.'],
    ['2026-11-20', '2026-11-19', 'O fim vem antes do começo.'],
    ['2026-11-20', '2026-11-22', 'O fim vem depois de hoje.'],
    ['1999-12-31', '1999-12-31', 'Data inválida. Use um dia a partir de 01/01/2000.'],
    ['2000-01-01', '2000-01-01', null],
    ['', '2026-11-21', 'Informe o começo e o fim do período.'],
    ['2026-11-21', '', 'Informe o começo e o fim do período.'],
  ])('from %s to %s, chosen on 2026-11-21, is answered with %s', (from, to, text) => {
    expect(chosenDaysRule(from, to, '2026-11-21')).toBe(text);
  });
});
