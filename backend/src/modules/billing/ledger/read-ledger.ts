import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../kernel/money.js';
import { eachPage, type Page } from '../../../platform/page.js';
import { change, entryOf, LEDGER_ACCOUNTS, type LedgerAccount } from './double-entry.js';
import { type AccountDay, LedgerBook, type LedgerLine, type LedgerPeriod, type LedgerSum } from './ledger-book.port.js';

const AT_ONCE = 500;

export interface LedgerReading {
  /** The days in which something moved, the newest first, each with the accounts that moved. */
  readonly days: readonly AccountDay[];
  /** What each account holds at the end of the period. */
  readonly balances: Readonly<Record<LedgerAccount, Cents>>;
}

/** The payments' ledger by double entry. */
@Injectable()
export class ReadLedger {
  constructor(private readonly book: LedgerBook) {}

  async days(period: LedgerPeriod): Promise<LedgerReading> {
    const sums = await this.book.sums(period);
    const balances: Record<LedgerAccount, Cents> = { caixa: 0, receita: 0, devolucoes: 0, a_devolver: 0 };
    const days: AccountDay[] = [];
    for (const day of daysOf(sums)) {
      for (const { account, debit, credit } of movedIn(sums.filter((sum) => sum.day === day))) {
        balances[account] += change(account, debit, credit);
        if (day !== null) days.push({ day, account, debit, credit, balance: balances[account] });
      }
    }
    return { days: days.sort(newestFirst), balances };
  }

  lines(period: LedgerPeriod, before: string | null, size: number): Promise<Page<LedgerLine>> {
    return this.book.lines(period, before, size);
  }

  /** All lines of the period, read bit by bit; on the record. */
  async export(adminId: string, period: LedgerPeriod): Promise<AsyncIterable<readonly LedgerLine[]>> {
    await this.book.noteExport(adminId, period);
    return eachPage((before) => this.book.lines(period, before, AT_ONCE));
  }
}

/** What was before the period first, then day after day. */
function daysOf(sums: readonly LedgerSum[]): Array<string | null> {
  return [...new Set(sums.map(({ day }) => day))].sort((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1));
}

/** What moved on each account, in the order of the accounts; those that stood still are left out. */
function movedIn(sums: readonly LedgerSum[]) {
  const entries = sums.flatMap(({ kind, amountCents }) => entryOf(kind, amountCents) ?? []);
  const total = (side: 'debit' | 'credit', account: LedgerAccount) =>
    entries.filter((entry) => entry[side] === account).reduce((sum, { cents }) => sum + cents, 0);
  return LEDGER_ACCOUNTS.map((account) => ({
    account,
    debit: total('debit', account),
    credit: total('credit', account),
  })).filter(({ debit, credit }) => debit > 0 || credit > 0);
}

function newestFirst(one: AccountDay, other: AccountDay): number {
  if (one.day !== other.day) return one.day < other.day ? 1 : -1;
  return LEDGER_ACCOUNTS.indexOf(one.account) - LEDGER_ACCOUNTS.indexOf(other.account);
}
