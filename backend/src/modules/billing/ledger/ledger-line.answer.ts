import { centsToReais } from '../../../kernel/money.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { entryOf } from './double-entry.js';
import { ledgerAccount } from './ledger.answers.js';
import type { LedgerLine } from './ledger.queries.js';

export class LedgerLineAnswer extends AnswerOf({
  id: t.uuid(),
  paymentId: t.uuid(),
  kind: t.string({ example: 'aprovado' }),
  debit: ledgerAccount,
  credit: ledgerAccount,
  amount: t.number('Em reais.', { example: 25 }),
  at: t.dateTime(),
}) {}

export class LedgerLinesAnswer extends PageOf(LedgerLineAnswer, 'O mais novo primeiro.') {}

/** Lines that move no money are not read here. */
export function ledgerLine({ id, paymentId, kind, amountCents, at }: LedgerLine): LedgerLineAnswer {
  const entry = entryOf(kind, amountCents);
  if (!entry) throw new Error(`ledger line ${id} moves no money`);
  const { debit, credit, cents } = entry;
  return { id, paymentId, kind, debit, credit, amount: centsToReais(cents), at };
}
