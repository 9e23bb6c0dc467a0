import { ApiProperty } from '@nestjs/swagger';
import type { Message } from './unread-messages.queries.js';

/** A message to its recipients. */
export class InboxMessageAnswer {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ example: 'Hoje, das 22h às 23h, as consultas ficam fora do ar para manutenção.' })
  content!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'A página onde há mais; nula nos avisos da administração.',
  })
  link!: string | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'Quando foi enviada.' })
  createdAt!: Date;
}

export function messageAnswer({ id, content, link, sentAt }: Message): InboxMessageAnswer {
  return { id, content, link, createdAt: sentAt };
}
