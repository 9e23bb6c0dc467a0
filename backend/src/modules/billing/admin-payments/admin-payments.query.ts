import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { MaxLength, MinLength } from 'class-validator';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { OptionalField, OptionalOneOf, PeriodQuery } from '../../../platform/http/request.fields.js';
import { WIRE_STATUSES, type WireStatus } from '../payments/index.js';

const PAYMENT_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

const DATES = ['received'] as const;
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

  @OptionalOneOf(DATES, `Datas inválidas: use ${DATES.join(', ')}.`, {
    description:
      '`received`: só os que trouxeram dinheiro, e `from` e `to` são de quando ele entrou nos livros; sem ele, de quando o pagamento foi criado.',
  })
  dates?: (typeof DATES)[number];

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
