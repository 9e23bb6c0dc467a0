import { byDay, byKey } from './key-month.js';
import type { UsageOfKey } from './key-usage.queries.js';

const use = (change: Partial<UsageOfKey>): UsageOfKey => ({
  keyId: 'a',
  day: '2026-11-03',
  type: 'cpf',
  found: 2,
  others: 1,
  ...change,
});
const ROWS = [use({}), use({ type: 'cnpj', found: 0, others: 4 }), use({ day: '2026-11-01' }), use({ keyId: 'b' })];

describe('A month of API keys', () => {
  it('is told by key: today, the month, what found nothing, and what was found by type', () => {
    expect(byKey(ROWS, '2026-11-03')).toEqual([
      { id: 'a', hoje: 2, mes: 4, semDados: 6, porTipo: { cpf: 4 } },
      { id: 'b', hoje: 2, mes: 2, semDados: 1, porTipo: { cpf: 2 } },
    ]);
  });

  it('is told by day, of which none is left out', () => {
    expect(byDay(ROWS, '2026-11-03')).toEqual([
      { dia: '2026-11-01', comDados: 2, semDados: 1 },
      { dia: '2026-11-02', comDados: 0, semDados: 0 },
      { dia: '2026-11-03', comDados: 4, semDados: 6 },
    ]);
  });
});
