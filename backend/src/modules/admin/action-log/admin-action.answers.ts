import { IntersectionType } from '@nestjs/swagger';
import { IsUUID, Matches } from 'class-validator';
import { AnswerOf, PageOf, t } from '../../../platform/http/answer.fields.js';
import { OptionalField, PeriodQuery, TimeSortField } from '../../../platform/http/request.fields.js';

export class AdminActionsQuery extends IntersectionType(PeriodQuery, TimeSortField) {
  @OptionalField({ example: 'block-account' })
  @Matches(/^[a-z-]{3,60}$/, { message: 'Ação inválida.' })
  action?: string;

  @OptionalField({ format: 'uuid' })
  @IsUUID('all', { message: 'Administrador inválido.' })
  adminId?: string;

  @OptionalField({ description: 'O que foi alvo, como tipo:id.', example: 'account:0198f3a0-…' })
  @Matches(/^[a-z-]{2,40}:[\w.-]{1,60}$/, { message: 'Alvo inválido.' })
  target?: string;
}

export class AdminActionItem extends AnswerOf({
  id: t.uuid(),
  at: t.dateTime(),
  adminId: t.uuid(),
  adminName: t.string('Nulo quando o administrador não existe mais.', { nullable: true, example: 'Administração' }),
  action: t.string({ example: 'block-account' }),
  target: t.string({ example: 'account:0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  before: t.record({ nullable: true }),
  after: t.record({ nullable: true }),
}) {}

export class AdminActionsAnswer extends PageOf(AdminActionItem, 'A mais nova primeiro.') {}
