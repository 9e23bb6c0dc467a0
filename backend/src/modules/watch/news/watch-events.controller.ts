import { Get, Query } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';
import { AccountId, CurrentKey, LiveKeyHolder, type Principal, type UsedKey } from '../../../platform/http/access.js';
import { AnswerOf, PageOf, pageAnswer, t } from '../../../platform/http/answer.fields.js';
import { IdPageQuery, OptionalField, USUAL_PAGE } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, KeyController, UserController } from '../../../platform/http/route.decorators.js';
import { COMPANY_CHANGE_KINDS } from '../../companies/index.js';
import { LIVE_ONLY, LIVE_ONLY_REFUSAL } from '../list/index.js';
import { ReadWatchEvents } from './read-watch-events.js';

class WatchEventsQuery extends IdPageQuery {
  @OptionalField({ example: '11222333000181', description: 'Só os desta empresa.' })
  @IsString({ message: 'Informe um CNPJ.' })
  @MaxLength(30, { message: 'Informe um CNPJ.' })
  cnpj?: string;
}

class WatchEventItem extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  cnpj: t.string({ example: '11222333000181' }),
  nome: t.string({ nullable: true, example: 'PADARIA DO BAIRRO LTDA' }),
  mes: t.string('O mês que trouxe a mudança (AAAA-MM).', { example: '2026-10' }),
  tipo: t.string(COMPANY_CHANGE_KINDS, { example: 'situacao' }),
  antes: t.record('Os campos da consulta que mudaram, como eram; nulo no que é novo.', {
    nullable: true,
    example: { situacao_cadastral: 'ATIVA' },
  }),
  depois: t.record('Como ficaram; nulo no que saiu.', { nullable: true, example: { situacao_cadastral: 'SUSPENSA' } }),
}) {}

class WatchEventsAnswer extends PageOf(WatchEventItem, 'O mês mais novo primeiro.') {}

class V1WatchEvents extends AnswerOf({
  data: t.list(WatchEventItem, 'O mês mais novo primeiro.'),
  nextCursor: t.uuid('Para pedir a página seguinte; nulo na última.', {
    nullable: true,
    example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  }),
}) {}

const SUMMARY = 'O que mudou nas empresas que a conta acompanha';
const REFUSALS = { 400: '`INVALID_INPUT`: Cursor inválido.', 503: '`UNAVAILABLE`' };

@UserController('Acompanhamento', 'api/watchlist/events')
export class WatchEventsController {
  constructor(private readonly events: ReadWatchEvents) {}

  @Get()
  @Answers(WatchEventsAnswer, SUMMARY, {
    description: 'Sem custo. Cada mês da base traz os seus, a quem já acompanhava.',
  })
  @ApiErrors(REFUSALS)
  async listWatchEvents(@Query() query: WatchEventsQuery, @AccountId() accountId: string): Promise<WatchEventsAnswer> {
    return pageAnswer(await this.events.countedPage({ accountId, keyId: null }, wishOf(query)));
  }
}

@KeyController('Acompanhamento', 'v1/watchlist/events', 'watchlist')
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
    @CurrentKey() { id: keyId }: UsedKey,
  ): Promise<V1WatchEvents> {
    const { events, next } = await this.events.page({ accountId, keyId }, wishOf(query));
    return { data: events, nextCursor: next };
  }
}

function wishOf({ cursor, cnpj, limit = USUAL_PAGE }: WatchEventsQuery) {
  return { cursor: cursor ?? null, cnpj: cnpj ?? null, limit };
}
