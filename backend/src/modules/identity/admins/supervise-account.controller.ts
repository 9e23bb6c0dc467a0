import { Delete, Post } from '@nestjs/common';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { DoneAnswer } from '../model/index.js';
import { SuperviseAccount } from './supervise-account.js';

@ApiErrors({
  404: '`ACCOUNT_NOT_FOUND`',
})
@AdminController('api/admin/users/:id')
export class SuperviseAccountController {
  constructor(private readonly superviseAccount: SuperviseAccount) {}

  @Post('block')
  @StepUp()
  @Answers(DoneAnswer, 'Bloqueia uma conta e encerra suas sessões', {
    description:
      'Um Pix ainda não pago é cancelado. Um WhatsApp adicionado terá de ser confirmado de novo, também depois do desbloqueio.',
  })
  @ApiErrors({ 409: '`OWN_ACCOUNT`: a conta de quem pede' })
  async blockAccount(@IdParam() id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.superviseAccount.block(accountId, id);
    return { success: true };
  }

  @Post('unblock')
  @StepUp()
  @Answers(DoneAnswer, 'Desbloqueia uma conta')
  async unblockAccount(@IdParam() id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.superviseAccount.unblock(accountId, id);
    return { success: true };
  }

  @Post('sessions/end')
  @StepUp()
  @Answers(DoneAnswer, 'Encerra todas as sessões de uma conta', {
    description: 'Um WhatsApp adicionado terá de ser confirmado de novo.',
  })
  async endAccountSessions(@IdParam() id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.superviseAccount.endSessions(accountId, id);
    return { success: true };
  }

  @Post('sessions/:sessionId/end')
  @StepUp()
  @Answers(DoneAnswer, 'Encerra uma sessão de uma conta')
  @ApiErrors({ 404: '`ACCOUNT_NOT_FOUND`, `SESSION_NOT_FOUND`: já encerrada, ou de outra conta' })
  async endAccountSession(
    @IdParam() id: string,
    @IdParam('sessionId') sessionId: string,
    @AccountId() accountId: string,
  ): Promise<DoneAnswer> {
    await this.superviseAccount.endSession(accountId, id, sessionId);
    return { success: true };
  }

  @Post('reset-link')
  @StepUp()
  @Answers(DoneAnswer, 'Envia ao dono da conta um link para uma nova senha', {
    description: 'O link vai só por e-mail; ninguém mais o vê.',
  })
  async sendResetLink(@IdParam() id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.superviseAccount.sendResetLink(accountId, id);
    return { success: true };
  }

  @Delete('totp')
  @StepUp()
  @Answers(DoneAnswer, 'Desliga a verificação em duas etapas de quem perdeu o aplicativo e os códigos', {
    description: 'O dono da conta é avisado por e-mail.',
  })
  async removeAccountTotp(@IdParam() id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.superviseAccount.removeTotp(accountId, id);
    return { success: true };
  }
}
