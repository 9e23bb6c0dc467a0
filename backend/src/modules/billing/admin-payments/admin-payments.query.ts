import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { MaxLength, MinLength } from 'class-validator';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { PeriodQuery, periodOf } from '../../../platform/http/period.query.js';
import { OptionalField, OptionalOneOf } from '../../../platform/http/request.fields.js';
import { isUuid } from '../../../platform/ids.js';
import { WIRE_STATUSES, type WireStatus } from '../payments/index.js';
import {
  PAYMENT_SORTS,
  type PaymentFilter,
  type PaymentSort,
  type SearchTerm,
  type ShownStatus,
} from './admin-payments.queries.js';

const STATUS_OF: Readonly<Record<WireStatus, ShownStatus>> = {
  pending: 'pendente',
  approved: 'aprovado',
  expired: 'expirado',
  cancelled: 'cancelado',
  failed: 'falhou',
  refunded: 'estornado',
  disputed: 'contestado',
};

const WITHDRAWALS = ['waiting'] as const;

/** What may stand in an address: nothing of it says whose a payment is. */
export class AdminPaymentsQuery extends PeriodQuery {
  @OptionalOneOf(WIRE_STATUSES, `Situação inválida: use ${WIRE_STATUSES.join(', ')}.`)
  status?: WireStatus;

  @OptionalOneOf(PLAN_IDS, `Plano inválido: use ${PLAN_IDS.join(', ')}.`)
  plan?: PlanId;

  @OptionalOneOf(WITHDRAWALS, `Desistência inválida: use ${WITHDRAWALS.join(', ')}.`, {
    description: '`waiting`: com desistência pedida e ainda não devolvidos.',
  })
  withdrawal?: (typeof WITHDRAWALS)[number];

  @OptionalOneOf(PAYMENT_SORTS, `Ordem inválida: use ${PAYMENT_SORTS.join(', ')}.`, {
    default: 'newest',
    description: '`highest` e `lowest`: pelo valor.',
  })
  sort?: PaymentSort;
}

class SearchField {
  @ApiProperty({
    minLength: 2,
    maxLength: 254,
    description:
      'O e-mail inteiro da conta, o número do pagamento ou da conta, o número da cobrança no meio de pagamento ou um ' +
      'código promocional.',
    example: 'ana@gmail.com',
  })
  @MinLength(2, { message: 'Escreva ao menos 2 caracteres.' })
  @MaxLength(254, { message: 'Escreva no máximo 254 caracteres.' })
  texto!: string;
}

export class SearchPaymentsBody extends IntersectionType(AdminPaymentsQuery, SearchField) {}

export class ExportPaymentsBody extends OmitType(AdminPaymentsQuery, ['cursor', 'limit']) {
  @OptionalField({ maxLength: 254, description: 'Como na busca.' })
  @MaxLength(254, { message: 'Escreva no máximo 254 caracteres.' })
  texto?: string;
}

export function filterOf(query: ExportPaymentsBody, now: Date): PaymentFilter {
  const { status, plan: planId, withdrawal, sort, texto = '' } = query;
  return {
    ...periodOf(query),
    status: status && STATUS_OF[status],
    planId,
    withdrawing: withdrawal && true,
    sort,
    search: searchFor(texto.trim()),
    now,
  };
}

function searchFor(text: string): SearchTerm | undefined {
  if (text === '') return undefined;
  if (text.includes('@')) return { email: text.toLowerCase() };
  return isUuid(text) ? { id: text } : { reference: text };
}
