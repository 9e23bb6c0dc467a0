import { ApiProperty } from '@nestjs/swagger';
import type { Message } from './message.js';

/** A message to its recipients. */
export class InboxMessageAnswer {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ example: 'Hoje, das 22h às 23h, as consultas ficam fora do ar para manutenção.' })
  content!: string;

  @ApiProperty({ format: 'date-time', description: 'Quando foi enviada.' })
  createdAt!: string;
}

export function messageAnswer({ id, content, sentAt }: Message): InboxMessageAnswer {
  return { id, content, createdAt: sentAt.toISOString() };
}
