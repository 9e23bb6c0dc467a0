import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import type { Message } from './unread-messages.queries.js';

/** A message to its recipients. */
export class InboxMessageAnswer extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  content: t.string({ example: 'Hoje, das 22h às 23h, as consultas ficam fora do ar para manutenção.' }),
  link: t.string('A página onde há mais; nula nos avisos da administração.', { nullable: true, example: null }),
  createdAt: t.dateTime('Quando foi enviada.'),
}) {}

export function messageAnswer({ id, content, link, sentAt }: Message): InboxMessageAnswer {
  return { id, content, link, createdAt: sentAt };
}
