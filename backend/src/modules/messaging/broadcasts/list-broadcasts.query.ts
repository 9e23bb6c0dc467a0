import { IntersectionType } from '@nestjs/swagger';
import { BROADCAST_STATES, type BroadcastState } from '../../../kernel/broadcast.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { OptionalOneOf } from '../../../platform/http/request.fields.js';

export class BroadcastFilterQuery {
  @OptionalOneOf(BROADCAST_STATES, 'Situação inválida.')
  state?: BroadcastState;
}

export class ListBroadcastsQuery extends IntersectionType(BroadcastFilterQuery, PageQuery) {}
