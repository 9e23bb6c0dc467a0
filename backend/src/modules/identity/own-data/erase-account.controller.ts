import { Body, Controller, Delete, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';
import { RefreshCookies } from '../sessions/index.js';
import { EraseAccount } from './erase-account.js';

export class EraseAccountRequest {
  @ApiProperty({ description: 'A senha atual, como confirmação.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

@ApiTags('Conta')
@ApiBearerAuth()
@Access('user')
@Controller('api/user')
export class EraseAccountController {
  constructor(
    private readonly eraseAccount: EraseAccount,
    private readonly cookies: RefreshCookies,
  ) {}

  @Delete()
  @ApiOperation({
    operationId: 'eraseAccount',
    summary: 'Encerra a própria conta, sem volta',
    description:
      'Apaga cadastro, senha, preferências e histórico, encerra as sessões e o plano e cancela o Pix em aberto. ' +
      'Pagamentos, aceites e auditoria ficam, sob um código que não identifica ninguém, pelo prazo da lei.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`',
    401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`',
    403: '`FORBIDDEN`',
    409: '`LAST_ADMIN`: não há outro administrador',
  })
  async erase(
    @Body() { password }: EraseAccountRequest,
    @CurrentPrincipal() { accountId, kind }: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.eraseAccount.execute(accountId, password);
    this.cookies.drop(reply, kind === 'admin' ? 'admin' : 'user');
    return { success: true };
  }
}
