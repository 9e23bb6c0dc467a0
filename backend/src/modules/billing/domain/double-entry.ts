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

/** A line of a payment's ledger as the entry it is; null for one that moves no money. */
export function entryOf(kind: string, amountCents: Cents): Entry | null {
  if (amountCents === 0) return null;
  const bought = !/^(retido|devolvido)/.test(kind);
  const cents = Math.abs(amountCents);
  if (amountCents > 0) return { debit: 'caixa', credit: bought ? 'receita' : 'a_devolver', cents };
  return { debit: bought ? 'devolucoes' : 'a_devolver', credit: 'caixa', cents };
}

/** By how much these sums change the account's balance. */
export function change(account: LedgerAccount, debit: Cents, credit: Cents): Cents {
  return GROWS_BY_DEBIT.has(account) ? debit - credit : credit - debit;
}
