import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import type { NamedAction } from './admin-actions.queries.js';

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

export function itemOf({ id, at, adminId, adminName, action, target, before, after }: NamedAction): AdminActionItem {
  return { id, at, adminId, adminName, action, target, before: before ?? null, after: after ?? null };
}
