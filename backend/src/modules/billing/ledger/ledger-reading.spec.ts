import { type LedgerSum, readingOf } from './ledger-reading.js';

const sum = (day: string | null, kind: string, cents: number): LedgerSum => ({ day, kind, cents });

describe('The ledger, day by day', () => {
  it('carries each account on from what was before the period', () => {
    const reading = readingOf([
      sum('2026-11-02', 'estornado', -1500),
      sum(null, 'aprovado', 10_000),
      sum('2026-11-02', 'aprovado', 2500),
      sum('2026-11-01', 'retido', 700),
    ]);
    expect(reading).toEqual({
      days: [
        { day: '2026-11-02', account: 'caixa', debit: 2500, credit: 1500, balance: 11_700 },
        { day: '2026-11-02', account: 'receita', debit: 0, credit: 2500, balance: 12_500 },
        { day: '2026-11-02', account: 'devolucoes', debit: 1500, credit: 0, balance: 1500 },
        { day: '2026-11-01', account: 'caixa', debit: 700, credit: 0, balance: 10_700 },
        { day: '2026-11-01', account: 'a_devolver', debit: 0, credit: 700, balance: 700 },
      ],
      balances: { caixa: 11_700, receita: 12_500, devolucoes: 1500, a_devolver: 700 },
    });
  });

  it('tells the newest day first, and of each the accounts that moved', () => {
    const days = ['2026-11-02', '2026-11-04', '2026-11-01', '2026-11-03'];
    const reading = readingOf([...days.map((day) => sum(day, 'aprovado', 100)), sum('2026-11-03', 'aguardando', 0)]);
    expect(reading.days.map(({ day, account, balance }) => [day, account, balance])).toEqual([
      ['2026-11-04', 'caixa', 400],
      ['2026-11-04', 'receita', 400],
      ['2026-11-03', 'caixa', 300],
      ['2026-11-03', 'receita', 300],
      ['2026-11-02', 'caixa', 200],
      ['2026-11-02', 'receita', 200],
      ['2026-11-01', 'caixa', 100],
      ['2026-11-01', 'receita', 100],
    ]);
  });

  it('says that nothing is there where nothing is', () => {
    expect(readingOf([])).toEqual({
      days: [],
      balances: { caixa: 0, receita: 0, devolucoes: 0, a_devolver: 0 },
    });
  });
});
