import { Get, Post } from '@nestjs/common';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { centsToReais } from '../../../kernel/reais.js';
import { AccountId } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, IdParam, TempController } from '../../../platform/http/route.decorators.js';
import { type Withdrawal, WithdrawPurchase } from './withdraw-purchase.js';

class AccessLeftAnswer extends AnswerOf({
  planId: t.enum(PLAN_IDS),
  expiresAt: t.dateTime(),
}) {}

export class WithdrawalAnswer extends AnswerOf(SuccessAnswer, {
  id: t.uuid(),
  amount: t.number('O que volta a quem pagou, em reais.', { example: 25 }),
  until: t.dateTime('Fim do prazo para desistir.'),
  askedAt: t.dateTime('Nulo: ainda não foi pedido.', { nullable: true }),
  accessWithout: t.one(AccessLeftAnswer, 'O acesso que resta depois da devolução; nulo: nenhum.', { nullable: true }),
}) {}

const ERRORS = {
  404: '`PAYMENT_NOT_FOUND`',
  409: '`WITHDRAWAL_NOT_POSSIBLE`: não aprovado, já devolvido ou sem valor pago. `WITHDRAWAL_OVER`: passaram os 7 dias.',
};

@TempController('Planos e pagamentos', 'api/payments/:id/withdrawal')
export class WithdrawPurchaseController {
  constructor(private readonly withdrawPurchase: WithdrawPurchase) {}

  @Get()
  @Answers(WithdrawalAnswer, 'O que acontece a quem desiste da compra')
  @ApiErrors(ERRORS)
  async previewWithdrawal(@AccountId() accountId: string, @IdParam() id: string): Promise<WithdrawalAnswer> {
    return withdrawalAnswer(await this.withdrawPurchase.preview(accountId, id));
  }

  @Post()
  @Answers(WithdrawalAnswer, 'Desiste da compra, dentro de 7 dias', {
    operationId: 'withdrawPurchase',
    description:
      'Direito de arrependimento (Lei 8.078/1990, art. 49). A administração devolve o dinheiro; o plano termina então. ' +
      'Pedido outra vez, é o mesmo pedido.',
  })
  @ApiErrors(ERRORS)
  async withdraw(@AccountId() accountId: string, @IdParam() id: string): Promise<WithdrawalAnswer> {
    return withdrawalAnswer(await this.withdrawPurchase.ask(accountId, id));
  }
}

function withdrawalAnswer({ payment, amountCents, until, accessWithout }: Withdrawal): WithdrawalAnswer {
  return {
    success: true,
    id: payment.id,
    amount: centsToReais(amountCents),
    until,
    askedAt: payment.withdrawalAskedAt,
    accessWithout: accessWithout && {
      planId: accessWithout.planId,
      expiresAt: accessWithout.expiresAt,
    },
  };
}
