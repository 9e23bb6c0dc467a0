import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../../platform/http/page.answer.js';
import type { NamedAction } from './admin-actions.queries.js';

export class AdminActionItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ format: 'uuid' })
  adminId!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Administração',
    description: 'Nulo quando o administrador não existe mais.',
  })
  adminName!: string | null;

  @ApiProperty({ example: 'block-account' })
  action!: string;

  @ApiProperty({ example: 'account:0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  target!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before!: NamedAction['before'];

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after!: NamedAction['after'];
}

export class AdminActionsAnswer extends PageOf(AdminActionItem, 'A mais nova primeiro.') {
  @ApiProperty({ description: 'Verdadeiro quando há mais do que se contou: contam-se até 10.000.', example: false })
  totalCapped!: boolean;
}

export function itemOf({ id, at, adminId, adminName, action, target, before, after }: NamedAction): AdminActionItem {
  return { id, at: at.toISOString(), adminId, adminName, action, target, before: before ?? null, after: after ?? null };
}
