import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength, MinLength } from 'class-validator';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { PeriodQuery, periodOf } from '../../../platform/http/period.query.js';
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
  @ApiPropertyOptional({ enum: WIRE_STATUSES })
  @IsOptional()
  @IsIn(WIRE_STATUSES, { message: `Situação inválida: use ${WIRE_STATUSES.join(', ')}.` })
  status?: WireStatus;

  @ApiPropertyOptional({ enum: PLAN_IDS })
  @IsOptional()
  @IsIn(PLAN_IDS, { message: `Plano inválido: use ${PLAN_IDS.join(', ')}.` })
  plan?: PlanId;

  @ApiPropertyOptional({ enum: WITHDRAWALS, description: '`waiting`: com desistência pedida e ainda não devolvidos.' })
  @IsOptional()
  @IsIn(WITHDRAWALS, { message: `Desistência inválida: use ${WITHDRAWALS.join(', ')}.` })
  withdrawal?: (typeof WITHDRAWALS)[number];

  @ApiPropertyOptional({ enum: PAYMENT_SORTS, default: 'newest', description: '`highest` e `lowest`: pelo valor.' })
  @IsOptional()
  @IsIn(PAYMENT_SORTS, { message: `Ordem inválida: use ${PAYMENT_SORTS.join(', ')}.` })
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
  @ApiPropertyOptional({ maxLength: 254, description: 'Como na busca.' })
  @IsOptional()
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
