import { Controller, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { SessionAnswer } from '../model/index.js';
import { RefreshCookies } from '../sessions/index.js';
import { SameOriginGuard } from './adapters/same-origin.guard.js';
import { RefreshSession } from './refresh-session.js';
import { sessionAnswer } from './session.answer.js';
import { WhichSession } from './which-session.query.js';

@ApiTags('Conta')
@Access('public')
@Controller('api/auth/refresh')
export class RefreshSessionController {
  constructor(
    private readonly refreshSession: RefreshSession,
    private readonly cookies: RefreshCookies,
  ) {}

  @Post()
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
    const opened = await this.refreshSession.execute(this.cookies.read(request, userType), userType);
    this.cookies.keep(reply, opened);
    return sessionAnswer(opened);
  }
}
