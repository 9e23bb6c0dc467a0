import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { CurrentKey, LiveKeyHolder, type Principal, type UsedKey } from '../../../platform/http/access.js';
import { Answers, ApiErrors, KeyController } from '../../../platform/http/route.decorators.js';
import {
  FOLLOW_REFUSALS,
  FollowCompaniesBody,
  followBody,
  LIVE_ONLY,
  LIVE_ONLY_REFUSAL,
} from './follow-companies.body.js';
import { FollowCompanies } from './follow-companies.js';
import { ReadWatchlist } from './read-watchlist.js';
import { V1Followed, V1Watchlist, watchlistItems } from './watchlist.answers.js';

@KeyController('Acompanhamento', 'v1/watchlist', 'watchlist')
export class V1WatchlistController {
  constructor(
    private readonly watchlist: ReadWatchlist,
    private readonly companies: FollowCompanies,
  ) {}

  @Get()
  @Answers(V1Watchlist, 'As empresas que a conta acompanha', {
    description: 'Sem custo. O acompanhamento é da conta: estas chamadas pedem uma chave de produção.',
    told: 'Todas.',
  })
  @ApiErrors({ 403: LIVE_ONLY_REFUSAL, 503: '`UNAVAILABLE`' })
  async v1GetWatchlist(@LiveKeyHolder(LIVE_ONLY) { accountId }: Principal): Promise<V1Watchlist> {
    return { data: watchlistItems(await this.watchlist.of(accountId)), nextCursor: null };
  }

  @Post()
  @Answers(V1Followed, 'Passa a acompanhar uma empresa, ou uma lista delas', {
    status: 201,
    description:
      'Bronze acompanha 10, Prata 50, Ouro 500. De uma lista, cada linha tem o seu veredito. Repetir a chamada não muda nada.',
    told: 'O que foi feito de cada linha.',
  })
  @ApiErrors({ ...FOLLOW_REFUSALS, 403: `${LIVE_ONLY_REFUSAL} · ${FOLLOW_REFUSALS[403]}` })
  async v1FollowCompanies(
    @Body() body: FollowCompaniesBody,
    @LiveKeyHolder(LIVE_ONLY) principal: Principal,
    @CurrentKey() { id }: UsedKey,
  ): Promise<V1Followed> {
    return { data: (await followBody(this.companies, body, principal, id)).lines };
  }

  @Delete(':cnpj')
  @HttpCode(204)
  @ApiParam({ name: 'cnpj', description: 'Com ou sem pontuação.', example: '11222333000181' })
  @ApiOperation({
    summary: 'Deixa de acompanhar uma empresa',
    description: 'O que já foi contado dela fica nos eventos.',
  })
  @ApiNoContentResponse({ description: 'Fora da lista.' })
  @ApiErrors({ 403: LIVE_ONLY_REFUSAL, 404: '`WATCH_NOT_FOUND`: Esta empresa não está na sua lista.' })
  async v1UnfollowCompany(
    @Param('cnpj') cnpj: string,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
  ): Promise<void> {
    await this.companies.stop(accountId, cnpj);
  }
}
