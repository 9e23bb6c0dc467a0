import { ApiProperty } from '@nestjs/swagger';
import { centsToReais } from '../../../kernel/money.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { LEDGER_ACCOUNTS, type LedgerAccount } from './double-entry.js';
import type { AccountDay } from './ledger-reading.js';

export const ACCOUNT = {
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

export function accountDay({ day, account, debit, credit, balance }: AccountDay): AccountDayAnswer {
  return {
    day,
    account,
    debit: centsToReais(debit),
    credit: centsToReais(credit),
    balance: centsToReais(balance),
  };
}
