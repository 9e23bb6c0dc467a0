import { Body, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { AccountId, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { SuccessAnswer, wholeAnswer } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { FOLLOW_REFUSALS, FollowCompaniesBody, followBody } from './follow-companies.body.js';
import { FollowCompanies } from './follow-companies.js';
import { ReadWatchlist } from './read-watchlist.js';
import { FollowedAnswer, WatchlistAnswer, watchlistItems } from './watchlist.answers.js';

export class StoppedAnswer extends SuccessAnswer {}

@UserController('Acompanhamento', 'api/watchlist')
export class WatchlistController {
  constructor(
    private readonly watchlist: ReadWatchlist,
    private readonly companies: FollowCompanies,
  ) {}

  @Get()
  @Answers(WatchlistAnswer, 'As empresas que a conta acompanha', {
    description: 'Sem custo. Também sem plano: a lista fica, e o acompanhamento pausa.',
  })
  @ApiErrors({ 503: '`UNAVAILABLE`' })
  async getWatchlist(@AccountId() accountId: string): Promise<WatchlistAnswer> {
    const list = await this.watchlist.of(accountId);
    return { ...wholeAnswer(watchlistItems(list)), limit: list.limit, used: list.companies.length };
  }

  @Post()
  @Answers(FollowedAnswer, 'Passa a acompanhar uma empresa, ou uma lista delas', {
    status: 201,
    description: 'Bronze acompanha 10, Prata 50, Ouro 500. De uma lista, cada linha tem o seu veredito.',
  })
  @ApiErrors(FOLLOW_REFUSALS)
  async followCompanies(
    @Body() body: FollowCompaniesBody,
    @CurrentPrincipal() principal: Principal,
  ): Promise<FollowedAnswer> {
    const { lines, limit, used } = await followBody(this.companies, body, principal);
    return { success: true, data: lines, limit, used };
  }

  @Delete(':cnpj')
  @ApiParam({ name: 'cnpj', example: '11222333000181' })
  @Answers(StoppedAnswer, 'Deixa de acompanhar uma empresa')
  @ApiErrors({ 404: '`WATCH_NOT_FOUND`: Esta empresa não está na sua lista.' })
  async unfollowCompany(@Param('cnpj') cnpj: string, @AccountId() accountId: string): Promise<StoppedAnswer> {
    await this.companies.stop(accountId, cnpj);
    return { success: true };
  }
}
