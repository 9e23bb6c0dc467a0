import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { MaxLength, MinLength } from 'class-validator';
import { maskEmail } from '../../../kernel/mask-email.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import {
  USER_SORTS,
  USER_STATUS_FILTERS,
  USER_STATUSES,
  type UserSort,
  type UserStatusFilter,
} from '../../../kernel/user-account.js';
import { AnswerOf, PageOf, t } from '../../../platform/http/answer.fields.js';
import {
  OptionalField,
  OptionalNumber,
  OptionalOneOf,
  PageQuery,
  PeriodFields,
} from '../../../platform/http/request.fields.js';

const USERS_OF_PAGE = 20;

/** The period is that of their registration. */
export class UsersQuery extends IntersectionType(PageQuery, PeriodFields) {
  @OptionalNumber(1, 100, 'Peça de 1 a 100 por página.', { default: USERS_OF_PAGE })
  limit?: number;

  @OptionalOneOf(USER_STATUS_FILTERS, 'Situação inválida.', {
    enumName: 'UserStatusFilter',
    description: 'Sem ela, todas menos as que saíram; `todas`, também essas.',
  })
  status?: UserStatusFilter;

  @OptionalOneOf(PLAN_IDS, 'Plano inválido.', { description: 'O último plano, em vigor ou não.' })
  plan?: PlanId;

  @OptionalOneOf(USER_SORTS, 'Ordem inválida.', { enumName: 'UserSort', default: 'newest' })
  sort?: UserSort;
}

export class ExportUsersBody extends OmitType(UsersQuery, ['cursor', 'limit']) {
  @OptionalField({ maxLength: 100, description: 'Como na busca.' })
  @MaxLength(100, { message: 'Escreva no máximo 100 caracteres.' })
  texto?: string;
}

export class SearchUsersBody extends UsersQuery {
  @ApiProperty({ minLength: 2, maxLength: 100, description: 'Parte do nome, o e-mail inteiro ou o código da conta.' })
  @MinLength(2, { message: 'Escreva ao menos 2 caracteres.' })
  @MaxLength(100, { message: 'Escreva no máximo 100 caracteres.' })
  texto!: string;
}

export class UserItem extends AnswerOf({
  id: t.uuid(),
  name: t.string({ example: 'Ana Souza' }),
  email: t.string('Mascarado.', { nullable: true, example: 'an***@gmail.com' }),
  status: t.enum(USER_STATUSES, { enumName: 'UserStatus' }),
  planId: t.enum(PLAN_IDS, { nullable: true }),
  expiresAt: t.dateTime('Fim do plano.', { nullable: true }),
  createdAt: t.dateTime(),
  lastLoginAt: t.dateTime({ nullable: true }),
}) {}

/** A subscriber as a row of a list, with the whole address. */
export type ListedUser = UserItem;

export class UsersAnswer extends PageOf(UserItem) {}

export function userItem(user: ListedUser): UserItem {
  return { ...user, email: user.email && maskEmail(user.email) };
}
