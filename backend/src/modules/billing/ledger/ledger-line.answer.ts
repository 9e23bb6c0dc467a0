import { ApiProperty } from '@nestjs/swagger';
import { centsToReais } from '../../../kernel/money.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { entryOf, type LedgerAccount } from './double-entry.js';
import { ACCOUNT } from './ledger.answers.js';
import type { LedgerLine } from './ledger.queries.js';

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

/** Lines that move no money are not read here. */
export function ledgerLine({ id, paymentId, kind, amountCents, at }: LedgerLine): LedgerLineAnswer {
  const entry = entryOf(kind, amountCents);
  if (!entry) throw new Error(`ledger line ${id} moves no money`);
  const { debit, credit, cents } = entry;
  return { id, paymentId, kind, debit, credit, amount: centsToReais(cents), at: at.toISOString() };
}
