import { ApiProperty } from '@nestjs/swagger';
import { centsToReais } from '../../../kernel/money.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { entryOf, LEDGER_ACCOUNTS, type LedgerAccount } from './double-entry.js';
import type { LedgerLine } from './ledger.queries.js';
import type { AccountDay } from './ledger-reading.js';

const ACCOUNT = {
  enum: LEDGER_ACCOUNTS,
  enumName: 'LedgerAccount',
  description: '`caixa`: o que temos. `a_devolver`: o que chegou sem comprar nada e está de volta a caminho.',
};

export class AccountDayAnswer {
  @ApiProperty({ format: 'date', description: 'Em Brasília.', example: '2026-11-21' })
  day!: string;

  @ApiProperty(ACCOUNT)
  account!: LedgerAccount;

  @ApiProperty({ description: 'Em reais.', example: 25 })
  debit!: number;

  @ApiProperty({ description: 'Em reais.', example: 0 })
  credit!: number;

  @ApiProperty({ description: 'No fim do dia, em reais.', example: 125 })
  balance!: number;
}

export class AccountBalanceAnswer {
  @ApiProperty(ACCOUNT)
  account!: LedgerAccount;

  @ApiProperty({ description: 'No fim do período, em reais.', example: 125 })
  balance!: number;
}

export class LedgerDaysAnswer extends SuccessAnswer {
  @ApiProperty({ format: 'date' })
  from!: string;

  @ApiProperty({ format: 'date' })
  to!: string;

  @ApiProperty({ type: [AccountDayAnswer], description: 'Os dias com movimento, o mais novo primeiro.' })
  data!: AccountDayAnswer[];

  @ApiProperty({ type: [AccountBalanceAnswer], description: 'caixa = receita − devolucoes + a_devolver.' })
  balances!: AccountBalanceAnswer[];
}

export class LedgerLineAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  paymentId!: string;

  @ApiProperty({ example: 'aprovado' })
  kind!: string;

  @ApiProperty(ACCOUNT)
  debit!: LedgerAccount;

  @ApiProperty(ACCOUNT)
  credit!: LedgerAccount;

  @ApiProperty({ description: 'Em reais.', example: 25 })
  amount!: number;

  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class LedgerLinesAnswer extends PageOf(LedgerLineAnswer, 'O mais novo primeiro.') {}

export function accountDay({ day, account, debit, credit, balance }: AccountDay): AccountDayAnswer {
  return {
    day,
    account,
    debit: centsToReais(debit),
    credit: centsToReais(credit),
    balance: centsToReais(balance),
  };
}

/** Lines that move no money are not read here. */
export function ledgerLine({ id, paymentId, kind, amountCents, at }: LedgerLine): LedgerLineAnswer {
  const entry = entryOf(kind, amountCents);
  if (!entry) throw new Error(`ledger line ${id} moves no money`);
  const { debit, credit, cents } = entry;
  return { id, paymentId, kind, debit, credit, amount: centsToReais(cents), at: at.toISOString() };
}
