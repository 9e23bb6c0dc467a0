import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { InboxMessageAnswer } from './message.answer.js';

export class CheckMessagesAnswer extends AnswerOf(SuccessAnswer, {
  hasNewMessage: t.boolean(),
  message: t.one(InboxMessageAnswer, 'A mais antiga que ainda não foi lida.', { nullable: true }),
  unreadCount: t.integer('Quantas ainda não foram lidas.'),
}) {}

export class ReceivedMessageAnswer extends AnswerOf(InboxMessageAnswer, {
  readAt: t.dateTime('Nulo: ainda não foi lida.', { nullable: true }),
}) {}

export class MessagesAnswer extends AnswerOf(SuccessAnswer, {
  messages: t.list(ReceivedMessageAnswer, 'A mais nova primeiro; no máximo 100.'),
}) {}

export class MarkMessageReadBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'Informe o aviso que foi lido' })
  messageId!: string;
}

export class MarkMessageReadAnswer extends SuccessAnswer {}
