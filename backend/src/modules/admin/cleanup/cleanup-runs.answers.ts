import { ApiProperty } from '@nestjs/swagger';
import { CLEANUP_RULES, type CleanupRule, REMOVAL_STATES, type RemovalState } from '../../../kernel/cleanup.js';
import { PageOf } from '../../../platform/http/page.answer.js';

export class CleanupRunItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: em andamento.' })
  finishedAt!: Date | null;

  @ApiProperty({ type: String, nullable: true, description: 'Quem mandou; nulo: automática.' })
  askedBy!: string | null;

  @ApiProperty({ enum: CLEANUP_RULES, enumName: 'CleanupRule' })
  rule!: CleanupRule;

  @ApiProperty({ type: 'integer', description: 'O prazo da regra, em dias.' })
  days!: number;

  @ApiProperty({ type: 'integer', description: 'Contas na lista.' })
  chosen!: number;

  @ApiProperty({ type: 'integer' })
  removed!: number;

  @ApiProperty({ type: 'integer', description: 'Na lista, e algo veio antes da remoção.' })
  spared!: number;
}

export class CleanupRunsAnswer extends PageOf(CleanupRunItem, 'A mais nova primeiro.') {}

export class RemovalItem {
  @ApiProperty({ format: 'uuid', description: 'O pseudônimo da conta.' })
  accountId!: string;

  @ApiProperty({ enum: REMOVAL_STATES, enumName: 'RemovalState' })
  state!: RemovalState;

  @ApiProperty({ type: String, format: 'date-time' })
  endedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  removedAt!: Date | null;
}

export class RemovalsAnswer extends PageOf(RemovalItem) {}
