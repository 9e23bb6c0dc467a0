import { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { Clock } from '../../../platform/clock.js';
import { Access, AccountId, CurrentPrincipal, OwnStepUp, type Principal } from '../../../platform/http/access.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';
import { RefreshCookies } from '../sessions/index.js';
import { AccountArchive } from './account-archive.store.js';
import { EraseAccount } from './erase-account.js';

const DAY_IN_BRAZIL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

export class EraseAccountRequest {
  @ApiProperty({ description: 'A senha atual, como confirmação.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

@ApiTags('Conta')
@Access('user')
@Controller('api/user')
export class OwnDataController {
  constructor(
    private readonly archive: AccountArchive,
    private readonly clock: Clock,
    private readonly eraseAccount: EraseAccount,
    private readonly cookies: RefreshCookies,
  ) {}

  @Get('export')
  @OwnStepUp()
  @ApiOperation({
    summary: 'Tudo o que o produto guarda sobre a própria conta, em um arquivo JSON',
    description:
      'Cadastro, aceites, sessões, preferências, pagamentos, assinatura e o histórico com consultas e resultados por ' +
      'extenso. No máximo três vezes por dia; cada vez fica registrada.',
  })
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors({ 429: '`RATE_LIMITED`: tente amanhã' })
  async exportAccountData(@AccountId() accountId: string): Promise<StreamableFile> {
    const text = await this.archive.open(accountId);
    const disposition = `attachment; filename="meus-dados-${DAY_IN_BRAZIL.format(this.clock.now())}.json"`;
    return new StreamableFile(Readable.from(text), { type: 'application/json; charset=utf-8', disposition });
  }

  @Delete()
  @Answers(DoneAnswer, 'Encerra a própria conta, sem volta', {
    operationId: 'eraseAccount',
    description:
      'Apaga cadastro, senha, preferências e histórico, encerra as sessões e o plano e cancela o Pix em aberto. ' +
      'Pagamentos, aceites e auditoria ficam, sob um código que não identifica ninguém, pelo prazo da lei.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`',
    409: '`LAST_ADMIN`: não há outro administrador',
  })
  async erase(
    @Body() { password }: EraseAccountRequest,
    @CurrentPrincipal() { accountId, kind }: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.eraseAccount.execute(accountId, password);
    this.cookies.clear(reply, kind === 'admin' ? 'admin' : 'user');
    return { success: true };
  }
}
