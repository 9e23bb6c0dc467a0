import { Controller, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { DoneAnswer } from '../model/index.js';
import { bearerOf, RefreshCookies } from '../sessions/index.js';
import { SameOriginGuard } from './adapters/same-origin.guard.js';
import { Logout } from './logout.js';
import { WhichSession } from './which-session.query.js';

@ApiTags('Conta')
@Access('public')
@Controller('api/auth/logout')
export class LogoutController {
  constructor(
    private readonly logout: Logout,
    private readonly cookies: RefreshCookies,
  ) {}

  @Post()
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
    await this.logout.execute({ refresh: this.cookies.read(request, userType), access: bearerOf(request) });
    this.cookies.drop(reply, userType);
    return { success: true };
  }
}
