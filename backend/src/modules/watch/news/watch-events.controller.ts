import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, AccountId, KeyAccess, LiveKeyHolder, type Principal } from '../../../platform/http/access.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { pageAnswer } from '../../../platform/http/page.answer.js';
import { LIVE_ONLY, LIVE_ONLY_REFUSAL } from '../list/index.js';
import { ReadWatchEvents } from './read-watch-events.js';
import {
  V1WatchEvents,
  WatchEventsAnswer,
  WatchEventsQuery,
  watchEventItem,
  watchEvents,
} from './watch-events.answers.js';

const SUMMARY = 'O que mudou nas empresas que a conta acompanha';
const REFUSALS = { 400: '`INVALID_INPUT`: Cursor inválido.', 503: '`UNAVAILABLE`' };
const MOST = 50;

@ApiTags('Acompanhamento')
@Access('user')
@Controller('api/watchlist/events')
export class WatchEventsController {
  constructor(private readonly events: ReadWatchEvents) {}

  @Get()
  @Answers(WatchEventsAnswer, SUMMARY, {
    description: 'Sem custo. Cada mês da base traz os seus, a quem já acompanhava.',
  })
  @ApiErrors(REFUSALS)
  async listWatchEvents(@Query() query: WatchEventsQuery, @AccountId() accountId: string): Promise<WatchEventsAnswer> {
    const { items, ...page } = await this.events.countedPage(accountId, wishOf(query));
    return pageAnswer({ ...page, items: items.map(watchEventItem) });
  }
}

@ApiTags('Acompanhamento')
@KeyAccess('watchlist')
@Controller('v1/watchlist/events')
export class V1WatchEventsController {
  constructor(private readonly events: ReadWatchEvents) {}

  @Get()
  @Answers(V1WatchEvents, SUMMARY, {
    description: 'Sem custo. O webhook `company.changed` conta que há um novo.',
    told: 'Uma página.',
  })
  @ApiErrors({ ...REFUSALS, 403: LIVE_ONLY_REFUSAL })
  async v1ListWatchEvents(
    @Query() query: WatchEventsQuery,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
  ): Promise<V1WatchEvents> {
    return watchEvents(await this.events.page(accountId, wishOf(query)));
  }
}

function wishOf({ cursor, cnpj, limit = MOST }: WatchEventsQuery) {
  return { cursor: cursor ?? null, cnpj: cnpj ?? null, limit };
}
