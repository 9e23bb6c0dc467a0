import { Controller, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { bearerOf, DoneAnswer, SessionAnswer } from '../model/index.js';
import { RefreshCookies, type SessionKind } from '../sessions/index.js';
import { SameOriginGuard } from './adapters/same-origin.guard.js';
import { SessionReply } from './adapters/session-reply.js';
import { SessionTokens } from './session-tokens.js';

/** A browser may hold a subscriber's and an administrator's session side by side. */
export class WhichSession {
  @ApiPropertyOptional({ enum: ['user', 'admin'], enumName: 'UserType', default: 'user' })
  @IsIn(['user', 'admin'], { message: 'Tipo de sessão inválido.' })
  userType: SessionKind = 'user';
}

@ApiTags('Conta')
@Access('public')
@Controller('api/auth')
export class SessionTokensController {
  constructor(
    private readonly sessionTokens: SessionTokens,
    private readonly cookies: RefreshCookies,
    private readonly reply: SessionReply,
  ) {}

  @Post('refresh')
  @HttpCode(200)
  @UseGuards(SameOriginGuard)
  @ApiOperation({
    operationId: 'refreshSession',
    summary: 'Renova o token de acesso com o cookie da sessão',
    description:
      'O cookie é trocado a cada chamada. O anterior ainda é aceito uma vez em 10 s, com o mesmo sucessor; ' +
      'usado depois disso, a sessão termina.',
  })
  @ApiOkResponse({ type: SessionAnswer })
  @ApiErrors({ 401: '`TOKEN_EXPIRED`: entre novamente', 403: '`FORBIDDEN`: chamada de outra origem' })
  async refresh(
    @Query() { userType }: WhichSession,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opened = await this.sessionTokens.refresh(this.cookies.read(request, userType), userType);
    return this.reply.renewed(reply, opened);
  }

  @Post('logout')
  @HttpCode(200)
  @UseGuards(SameOriginGuard)
  @ApiBearerAuth()
  @ApiOperation({
    operationId: 'logout',
    summary: 'Sai: encerra a sessão do cookie e a do token, se vierem',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 403: '`FORBIDDEN`: chamada de outra origem' })
  async leave(
    @Query() { userType }: WhichSession,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.sessionTokens.end({ refresh: this.cookies.read(request, userType), access: bearerOf(request) });
    this.cookies.clear(reply, userType);
    return { success: true };
  }
}
