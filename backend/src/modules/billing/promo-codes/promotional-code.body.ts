import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import {
  PROMO_CODE_LENGTH,
  PROMO_DESCRIPTION_LENGTH,
  PROMO_MOST_USES,
  PROMO_PERCENT,
  PROMO_TEXTS,
  promoCodeRule,
} from '../../../kernel/promo-code.js';
import { visibleTextRule } from '../../../kernel/rules.js';
import { momentRule, periodEnd, periodStart } from '../../../platform/http/period.js';
import { OptionalField, Satisfies } from '../../../platform/http/request.fields.js';
import type { PromoTerms } from './promo-terms.js';

/** Forms send an empty field as an empty text: it limits nothing, as null does. */
const EmptyIsNull = () => Transform(({ value }) => (value === '' ? null : value));

const PERCENT = { message: PROMO_TEXTS.percent };
const USES = { message: PROMO_TEXTS.maxUses };
const USES_EACH = { message: PROMO_TEXTS.maxUsesPerUser };
const PLANS = { message: PROMO_TEXTS.plans };
const DESCRIPTION = { message: PROMO_TEXTS.description };
const DAY = 'Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601.';

export class CreatePromotionalCodeBody {
  @ApiProperty({ description: 'Letras, números e hífen; guardado em maiúsculas.', maxLength: PROMO_CODE_LENGTH })
  @Satisfies(promoCodeRule)
  code!: string;

  @ApiProperty({
    type: 'number',
    minimum: PROMO_PERCENT.least,
    maximum: PROMO_PERCENT.most,
    description: 'Em por cento, com até duas casas decimais.',
    example: 12.5,
  })
  @IsNumber({ maxDecimalPlaces: PROMO_PERCENT.decimals }, PERCENT)
  @Min(PROMO_PERCENT.least, PERCENT)
  @Max(PROMO_PERCENT.most, PERCENT)
  discountPercentage!: number;

  @OptionalField({ type: String, nullable: true, maxLength: PROMO_DESCRIPTION_LENGTH })
  @IsString(DESCRIPTION)
  @MaxLength(PROMO_DESCRIPTION_LENGTH, DESCRIPTION)
  @Satisfies(visibleTextRule)
  description?: string | null;

  @OptionalField({
    type: String,
    nullable: true,
    description: `${DAY} O dia todo vale. Nulo ou vazio: sem expiração.`,
  })
  @EmptyIsNull()
  @Satisfies(momentRule)
  expiryDate?: string | null;

  @OptionalField({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: PROMO_MOST_USES,
    description: 'Nulo ou vazio: ilimitado.',
  })
  @EmptyIsNull()
  @IsInt(USES)
  @Min(1, USES)
  @Max(PROMO_MOST_USES, USES)
  maxUses?: number | null;

  @OptionalField({ enum: PLAN_IDS, isArray: true, nullable: true, description: 'Nulo: todos os planos.' })
  @IsArray(PLANS)
  @ArrayMinSize(1, PLANS)
  @ArrayMaxSize(PLAN_IDS.length, PLANS)
  @ArrayUnique(PLANS)
  @IsIn(PLAN_IDS, { each: true, ...PLANS })
  planIds?: PlanId[] | null;

  @OptionalField({ type: String, nullable: true, description: `${DAY} Nulo: vale desde já.` })
  @Satisfies(momentRule)
  startsAt?: string | null;

  @OptionalField({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: PROMO_MOST_USES,
    description: 'Nulo: ilimitado por conta, salvo se algum plano sai de graça: então vale uma vez.',
  })
  @IsInt(USES_EACH)
  @Min(1, USES_EACH)
  @Max(PROMO_MOST_USES, USES_EACH)
  maxUsesPerUser?: number | null;

  @OptionalField({ default: true })
  @IsBoolean({ message: 'Informe se o código está ativo' })
  isActive?: boolean;
}

/** What is left out stays as it is; only `isActive` switches the code on or off. */
export class EditPromotionalCodeBody extends PartialType(CreatePromotionalCodeBody) {}

/** The terms that a body names, in our own words. */
export function termsOf(body: EditPromotionalCodeBody): Partial<PromoTerms> {
  const { description, expiryDate, startsAt } = body;
  const terms = {
    code: body.code ?? undefined,
    percent: body.discountPercentage ?? undefined,
    description: description === undefined ? undefined : description?.trim() || null,
    planIds: body.planIds,
    startsAt: startsAt && periodStart(startsAt),
    expiresAt: expiryDate && lastMoment(expiryDate),
    maxUses: body.maxUses,
    maxUsesPerAccount: body.maxUsesPerUser,
    active: body.isActive ?? undefined,
  };
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
}

/** A day is kept as its last millisecond, so that it is shown as the day that was meant. */
function lastMoment(text: string): Date {
  const end = periodEnd(text);
  return text.includes('T') ? end : new Date(end.getTime() - 1);
}
