import type { Cents } from '../../../kernel/money.js';

/**
 * `caixa`: money that we hold. `receita`: what plans were sold for. `devolucoes`: what was given back of it.
 * `a_devolver`: money that bought nothing and is on its way back.
 */
export const LEDGER_ACCOUNTS = ['caixa', 'receita', 'devolucoes', 'a_devolver'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Money that moves from one account to another: debit and credit are always equal. */
export interface Entry {
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly cents: Cents;
}

/** Debits make these grow; the others grow by credits. */
const GROWS_BY_DEBIT: ReadonlySet<LedgerAccount> = new Set(['caixa', 'devolucoes']);

/** Between which accounts a line moves money, debit first, by the first word of its kind. */
const MOVES: Readonly<Record<string, readonly [LedgerAccount, LedgerAccount]>> = {
  aprovado: ['caixa', 'receita'],
  estornado: ['devolucoes', 'caixa'],
  contestado: ['devolucoes', 'caixa'],
  estorno_parcial: ['devolucoes', 'caixa'],
  retido: ['caixa', 'a_devolver'],
  devolvido: ['a_devolver', 'caixa'],
};

/** A line of a payment's ledger as the entry it is; null for one that moves no money. */
export function entryOf(kind: string, amountCents: Cents): Entry | null {
  if (amountCents === 0) return null;
  const move = MOVES[kind.split(':')[0] ?? ''];
  if (!move) throw new Error(`the ledger moves money by an unknown kind of line: ${kind}`);
  const [debit, credit] = move;
  return { debit, credit, cents: Math.abs(amountCents) };
}

/** By how much these sums change the account's balance. */
export function change(account: LedgerAccount, debit: Cents, credit: Cents): Cents {
  return GROWS_BY_DEBIT.has(account) ? debit - credit : credit - debit;
}
