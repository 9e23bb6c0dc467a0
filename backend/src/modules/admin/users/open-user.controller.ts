import { Get, Post } from '@nestjs/common';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { UserAccount } from './user-account.queries.js';
import { UserDetails } from './user-details.queries.js';
import { UserPlan } from './user-plan.answers.js';
import { UserUsage } from './user-usage.queries.js';

export class UserAnswer extends AnswerOf(SuccessAnswer, {
  account: t.one(UserAccount),
  plan: t.one(UserPlan),
  usage: t.one(UserUsage),
}) {}

export class UserEmailAnswer extends AnswerOf(SuccessAnswer, { email: t.string({ example: 'ana.souza@gmail.com' }) }) {}

@ApiErrors({
  404: '`ACCOUNT_NOT_FOUND`: Conta não encontrada.',
})
@AdminController('api/admin/users/:id')
export class OpenUserController {
  constructor(private readonly details: UserDetails) {}

  @Get()
  @Answers(UserAnswer, 'Uma conta: plano, pagamentos, uso, sessões e aceites', {
    description: 'Fica registrado quem abriu. O uso vem em contagens, nunca com o que foi consultado.',
  })
  async openUser(@AccountId() accountId: string, @IdParam() id: string): Promise<UserAnswer> {
    return { success: true, ...(await this.details.open(accountId, id)) };
  }

  @Post('reveal-email')
  @StepUp()
  @Answers(UserEmailAnswer, 'O e-mail inteiro de uma conta', { description: 'Fica registrado quem o viu.' })
  async revealUserEmail(@AccountId() accountId: string, @IdParam() id: string): Promise<UserEmailAnswer> {
    return { success: true, email: await this.details.revealEmail(accountId, id) };
  }
}
