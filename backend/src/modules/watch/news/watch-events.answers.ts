import { IsString, MaxLength } from 'class-validator';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { SizedPageQuery } from '../../../platform/http/page.query.js';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { COMPANY_CHANGE_KINDS } from '../../companies/index.js';
import type { PresentedWatchEvent, WatchEventPage } from './read-watch-events.js';

export class WatchEventsQuery extends SizedPageQuery {
  @OptionalField({ example: '11222333000181', description: 'Só os desta empresa.' })
  @IsString({ message: 'Informe um CNPJ.' })
  @MaxLength(30, { message: 'Informe um CNPJ.' })
  cnpj?: string;
}

export class WatchEventItem extends AnswerOf({
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

export class WatchEventsAnswer extends PageOf(WatchEventItem, 'O mês mais novo primeiro.') {}

export class V1WatchEvents extends AnswerOf({
  data: t.list(WatchEventItem, 'O mês mais novo primeiro.'),
  nextCursor: t.uuid('Para pedir a página seguinte; nulo na última.', {
    nullable: true,
    example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  }),
}) {}

export function watchEvents({ events, next }: WatchEventPage): V1WatchEvents {
  return { data: events.map(watchEventItem), nextCursor: next };
}

export function watchEventItem({ id, cnpj, nome, mes, tipo, antes, depois }: PresentedWatchEvent): WatchEventItem {
  return { id, cnpj, nome, mes, tipo, antes, depois };
}
