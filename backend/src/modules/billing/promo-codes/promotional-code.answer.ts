import { PLAN_IDS } from '../../../kernel/plans.js';
import { PROMO_STATES, promoStateOf } from '../../../kernel/promo-code.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import type { PromoCode } from './promo-code.js';

/** A promotional code as the administrators' panel shows it. */
export class PromotionalCodeAnswer extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  code: t.string({ example: 'NITIDO10' }),
  discountPercentage: t.number('De 1 a 100, com até duas casas decimais.', { example: 12.5 }),
  description: t.string({ nullable: true, example: 'Campanha de lançamento' }),
  planIds: t.enums(PLAN_IDS, 'Nulo: todos os planos.', { nullable: true }),
  startsAt: t.dateTime('Nulo: vale desde já.', { nullable: true }),
  expiryDate: t.dateTime('Nulo: sem expiração.', { nullable: true }),
  maxUses: t.integer('Nulo: ilimitado.', { nullable: true, example: 100 }),
  maxUsesPerUser: t.integer('Nulo: ilimitado por conta.', { nullable: true, example: 1 }),
  currentUses: t.integer('Reservados por cobranças abertas e pagos.', { example: 3 }),
  isActive: t.boolean(),
  status: t.enum(PROMO_STATES, { example: 'Ativo' }),
  createdAt: t.dateTime(),
}) {}

export function promotionalCodeAnswer(code: PromoCode, now: Date): PromotionalCodeAnswer {
  const { maxUses, uses: currentUses, active: isActive, expiresAt: expiryDate } = code;
  return {
    id: code.id,
    code: code.code,
    discountPercentage: code.percent,
    description: code.description,
    planIds: code.planIds,
    startsAt: code.startsAt,
    expiryDate,
    maxUses,
    maxUsesPerUser: code.maxUsesPerAccount,
    currentUses,
    isActive,
    status: promoStateOf({ isActive, expiryDate, maxUses, currentUses }, now),
    createdAt: code.createdAt,
  };
}
