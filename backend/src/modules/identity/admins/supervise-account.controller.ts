import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { DoneAnswer } from '../model/index.js';
import { SuperviseAccount } from './supervise-account.js';

@ApiTags('Administração')
@ApiParam({ name: 'id', format: 'uuid' })
@ApiErrors({
  404: '`ACCOUNT_NOT_FOUND`',
})
@Access('admin')
@Controller('api/admin/users/:id')
export class SuperviseAccountController {
  constructor(private readonly superviseAccount: SuperviseAccount) {}

  @Post('block')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({ operationId: 'blockAccount', summary: 'Bloqueia uma conta e encerra suas sessões' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 409: '`OWN_ACCOUNT`: a conta de quem pede' })
  async block(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.superviseAccount.block(accountId, id);
    return { success: true };
  }

  @Post('unblock')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({ operationId: 'unblockAccount', summary: 'Desbloqueia uma conta' })
  @ApiOkResponse({ type: DoneAnswer })
  async unblock(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.superviseAccount.unblock(accountId, id);
    return { success: true };
  }

  @Post('sessions/end')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({ operationId: 'endAccountSessions', summary: 'Encerra todas as sessões de uma conta' })
  @ApiOkResponse({ type: DoneAnswer })
  async endSessions(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.superviseAccount.endSessions(accountId, id);
    return { success: true };
  }

  @Post('sessions/:sessionId/end')
  @HttpCode(200)
  @StepUp()
  @ApiParam({ name: 'sessionId', format: 'uuid' })
  @ApiOperation({ operationId: 'endAccountSession', summary: 'Encerra uma sessão de uma conta' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 404: '`ACCOUNT_NOT_FOUND`, `SESSION_NOT_FOUND`: já encerrada, ou de outra conta' })
  async endSession(
    @Param('id') id: string,
    @Param('sessionId') sessionId: string,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<DoneAnswer> {
    await this.superviseAccount.endSession(accountId, id, sessionId);
    return { success: true };
  }

  @Post('reset-link')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({
    operationId: 'sendResetLink',
    summary: 'Envia ao dono da conta um link para uma nova senha',
    description: 'O link vai só por e-mail; ninguém mais o vê.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  async sendResetLink(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.superviseAccount.sendResetLink(accountId, id);
    return { success: true };
  }

  @Delete('totp')
  @StepUp()
  @ApiOperation({
    operationId: 'removeAccountTotp',
    summary: 'Desliga a verificação em duas etapas de quem perdeu o aplicativo e os códigos',
    description: 'O dono da conta é avisado por e-mail.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  async removeTotp(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.superviseAccount.removeTotp(accountId, id);
    return { success: true };
  }
}
