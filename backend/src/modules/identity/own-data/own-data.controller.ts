import { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, HttpCode, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { dayInBrazil } from '../../../kernel/brazilian-day.js';
import { Clock } from '../../../platform/clock.js';
import { Access, AccountId, CurrentPrincipal, OwnStepUp, type Principal } from '../../../platform/http/access.js';
import { Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { DoneAnswer } from '../model/index.js';
import { OwnerProofRequest, VerifyOwner } from '../second-factor/index.js';
import { RefreshCookies } from '../sessions/index.js';
import { AccountArchive } from './account-archive.store.js';
import { EraseAccount } from './erase-account.js';

@ApiTags('Conta')
@Controller('api/user')
export class OwnDataController {
  constructor(
    private readonly archive: AccountArchive,
    private readonly clock: Clock,
    private readonly eraseAccount: EraseAccount,
    private readonly verifyOwner: VerifyOwner,
    private readonly cookies: RefreshCookies,
  ) {}

  @Get('export')
  @Access('user')
  @OwnStepUp()
  @ApiOperation({
    summary: 'Tudo o que o produto guarda sobre a própria conta, em um arquivo JSON',
    description:
      'Cadastro, aceites, sessões, preferências, pagamentos, assinatura, o histórico com consultas e resultados por ' +
      'extenso e o registro de auditoria de cada consulta, mascarado. No máximo três vezes por dia; cada vez fica registrada.',
  })
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors({ 429: '`RATE_LIMITED`: tente amanhã' })
  exportAccountData(@AccountId() accountId: string): Promise<StreamableFile> {
    return this.file(accountId);
  }

  @Post('export')
  @HttpCode(200)
  @Access('temp')
  @ApiOperation({
    summary: 'O mesmo arquivo, para quem tem conta e não tem plano nem sessão',
    description: 'Pede a senha e, de quem tem a verificação em duas etapas, o código.',
  })
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`, `TOTP_REQUIRED`, `TOTP_INVALID`',
    429: '`RATE_LIMITED`: tente amanhã',
  })
  async exportAccountDataByPassword(
    @Body() proof: OwnerProofRequest,
    @AccountId() accountId: string,
  ): Promise<StreamableFile> {
    await this.verifyOwner.execute(accountId, proof);
    return this.file(accountId);
  }

  private async file(accountId: string): Promise<StreamableFile> {
    const text = await this.archive.open(accountId);
    const disposition = `attachment; filename="meus-dados-${dayInBrazil(this.clock.now())}.json"`;
    return new StreamableFile(Readable.from(text), { type: 'application/json; charset=utf-8', disposition });
  }

  @Delete()
  @Access('temp')
  @OwnStepUp()
  @Answers(DoneAnswer, 'Encerra a própria conta, sem volta', {
    operationId: 'eraseAccount',
    description:
      'Apaga cadastro, senha, preferências e histórico, encerra as sessões e o plano e cancela o Pix em aberto. ' +
      'Pagamentos, aceites e auditoria ficam, sob um código que não identifica ninguém, pelo prazo da lei. O dono é ' +
      'avisado por e-mail. Também para quem não tem plano nem sessão, com o código de quem tem a verificação em duas etapas.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`; sem sessão, `TOTP_REQUIRED` e `TOTP_INVALID`',
    409: '`LAST_ADMIN`: não há outro administrador',
  })
  async erase(
    @Body() proof: OwnerProofRequest,
    @CurrentPrincipal() { accountId, kind, sessionId }: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.eraseAccount.execute(accountId, sessionId, proof);
    this.cookies.clear(reply, kind === 'admin' ? 'admin' : 'user');
    return { success: true };
  }
}
