import { Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, ApiErrors, PublicController } from '../../../platform/http/route.decorators.js';
import { bearerOf, DoneAnswer, SessionAnswer } from '../model/index.js';
import { RefreshCookies, type SessionKind } from '../sessions/index.js';
import { SameOriginGuard } from './adapters/same-origin.guard.js';
import { SessionReply } from './adapters/session-reply.js';
import { SessionTokens } from './session-tokens.js';

/** A browser may hold a subscriber's and an administrator's session side by side. */
class WhichSession {
  @ApiPropertyOptional({ enum: ['user', 'admin'], enumName: 'UserType', default: 'user' })
  @IsIn(['user', 'admin'], { message: 'Tipo de sessão inválido.' })
  userType: SessionKind = 'user';
}

@PublicController('Conta', 'api/auth')
export class SessionTokensController {
  constructor(
    private readonly sessionTokens: SessionTokens,
    private readonly cookies: RefreshCookies,
    private readonly reply: SessionReply,
  ) {}

  @Post('refresh')
  @UseGuards(SameOriginGuard)
  @Answers(SessionAnswer, 'Renova o token de acesso com o cookie da sessão', {
    description:
      'O cookie é trocado a cada chamada. O anterior ainda é aceito uma vez em 10 s, com o mesmo sucessor; ' +
      'usado depois disso, a sessão termina.',
  })
  @ApiErrors({ 401: '`TOKEN_EXPIRED`: entre novamente', 403: '`FORBIDDEN`: chamada de outra origem' })
  async refreshSession(
    @Query() { userType }: WhichSession,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opened = await this.sessionTokens.refresh(this.cookies.read(request, userType), userType);
    return this.reply.renewed(reply, opened);
  }

  @Post('logout')
  @UseGuards(SameOriginGuard)
  @ApiBearerAuth()
  @Answers(DoneAnswer, 'Sai: encerra a sessão do cookie e a do token, se vierem')
  @ApiErrors({ 403: '`FORBIDDEN`: chamada de outra origem' })
  async logout(
    @Query() { userType }: WhichSession,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.sessionTokens.end({ refresh: this.cookies.read(request, userType), access: bearerOf(request) });
    this.cookies.clear(reply, userType);
    return { success: true };
  }
}
