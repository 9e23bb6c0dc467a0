import { centsToReais } from '../../../kernel/reais.js';
import { AnswerOf, PageOf, t } from '../../../platform/http/answer.fields.js';
import { LEDGER_ACCOUNTS } from './double-entry.js';
import type { AccountDay } from './ledger-reading.js';

export const ledgerAccount = t.enum(
  LEDGER_ACCOUNTS,
  '`caixa`: o que temos. `a_devolver`: o que chegou sem comprar nada e está de volta a caminho.',
  { enumName: 'LedgerAccount' },
);

export class AccountDayAnswer extends AnswerOf({
  day: t.string('Em Brasília.', { format: 'date', example: '2026-11-21' }),
  account: ledgerAccount,
  debit: t.number('Em reais.', { example: 25 }),
  credit: t.number('Em reais.', { example: 0 }),
  balance: t.number('No fim do dia, em reais.', { example: 125 }),
}) {}

class AccountBalanceAnswer extends AnswerOf({
  account: ledgerAccount,
  balance: t.number('No fim do período, em reais.', { example: 125 }),
}) {}

export class LedgerDaysAnswer extends AnswerOf(
  PageOf(AccountDayAnswer, 'Os dias com movimento, o mais novo primeiro.'),
  {
    from: t.string({ format: 'date' }),
    to: t.string({ format: 'date' }),
    balances: t.list(AccountBalanceAnswer, 'caixa = receita − devolucoes + a_devolver.'),
  },
) {}

export function accountDay({ day, account, debit, credit, balance }: AccountDay): AccountDayAnswer {
  return {
    day,
    account,
    debit: centsToReais(debit),
    credit: centsToReais(credit),
    balance: centsToReais(balance),
  };
}
