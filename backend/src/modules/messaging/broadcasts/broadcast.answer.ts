import { BROADCAST_STATES, SEGMENTS } from '../../../kernel/broadcast.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { stateOf } from './broadcast.js';
import type { BroadcastWithReads } from './broadcasts.store.js';

/** A broadcast as the administrators' panel shows it. */
export class BroadcastAnswer extends AnswerOf({
  id: t.uuid(),
  content: t.string(),
  segment: t.enum(SEGMENTS),
  state: t.enum(BROADCAST_STATES),
  createdAt: t.dateTime(),
  sendAt: t.dateTime('Para quando foi pedido o envio.'),
  sentAt: t.dateTime({ nullable: true }),
  userCount: t.integer('Contas que o receberam; nulo antes do envio.', { nullable: true }),
  readCount: t.integer('Contas que já o leram.'),
}) {}

export function broadcastAnswer(broadcast: BroadcastWithReads): BroadcastAnswer {
  const { id, content, segment, composedAt: createdAt, sendAt, sentAt, userCount, readCount } = broadcast;
  return { id, content, segment, state: stateOf(broadcast), createdAt, sendAt, sentAt, userCount, readCount };
}
