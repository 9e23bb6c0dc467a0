import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { InboxMessageAnswer } from './message.answer.js';

export class CheckMessagesAnswer extends SuccessAnswer {
  @ApiProperty()
  hasNewMessage!: boolean;

  @ApiProperty({ type: InboxMessageAnswer, nullable: true, description: 'A mais antiga que ainda não foi lida.' })
  message!: InboxMessageAnswer | null;

  @ApiProperty({ type: 'integer', description: 'Quantas ainda não foram lidas.' })
  unreadCount!: number;
}

export class ReceivedMessageAnswer extends InboxMessageAnswer {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: ainda não foi lida.' })
  readAt!: Date | null;
}

export class MessagesAnswer extends SuccessAnswer {
  @ApiProperty({ type: [ReceivedMessageAnswer], description: 'A mais nova primeiro; no máximo 100.' })
  messages!: ReceivedMessageAnswer[];
}

export class MarkMessageReadBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'Informe o aviso que foi lido' })
  messageId!: string;
}

export class MarkMessageReadAnswer extends SuccessAnswer {}
