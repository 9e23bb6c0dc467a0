import { change, entryOf } from './double-entry.js';

describe('A line of the ledger', () => {
  it.each([
    ['aprovado', 2500, { debit: 'caixa', credit: 'receita', cents: 2500 }],
    ['estornado', -2500, { debit: 'devolucoes', credit: 'caixa', cents: 2500 }],
    ['contestado', -2500, { debit: 'devolucoes', credit: 'caixa', cents: 2500 }],
    ['estorno_parcial:500', -500, { debit: 'devolucoes', credit: 'caixa', cents: 500 }],
    ['retido', 1, { debit: 'caixa', credit: 'a_devolver', cents: 1 }],
    ['retido:123', 1, { debit: 'caixa', credit: 'a_devolver', cents: 1 }],
    ['devolvido:123', -1, { debit: 'a_devolver', credit: 'caixa', cents: 1 }],
    ['aprovado', 0, null],
    ['aguardando', 0, null],
  ])('%s over %d is %j', (kind, cents, entry) => expect(entryOf(kind, cents)).toEqual(entry));

  it('of a kind without accounts stops the reading, rather than fall under a wrong one', () => {
    expect(() => entryOf('presente', 100)).toThrow('presente');
    expect(entryOf('presente', 0)).toBeNull();
  });

  it('leaves what we hold equal to what was sold, less what went back, and what is still to go back', () => {
    const balance = { caixa: 0, receita: 0, devolucoes: 0, a_devolver: 0 };
    const lines = [
      ['aprovado', 2500],
      ['retido', 700],
      ['aprovado', 1500],
      ['estornado', -1500],
      ['devolvido', -300],
    ] as const;
    for (const [kind, amount] of lines) {
      const entry = entryOf(kind, amount);
      if (!entry) throw new Error('no entry');
      balance[entry.debit] += change(entry.debit, entry.cents, 0);
      balance[entry.credit] += change(entry.credit, 0, entry.cents);
    }
    expect(balance).toEqual({ caixa: 2900, receita: 4000, devolucoes: 1500, a_devolver: 400 });
    expect(balance.caixa).toBe(balance.receita - balance.devolucoes + balance.a_devolver);
  });
});
