import { ApiProperty } from '@nestjs/swagger';
import type { AUDIT_OUTCOME_LABELS } from '../../../kernel/audit-outcomes.js';
import { LOOKUP_CATALOGUE, LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';

const COUNT = { type: 'integer', example: 42 } as const;
const CENTS = { type: 'integer', description: 'Em centavos.', example: 1_500 } as const;
/** How a lookup ended that was answered. */
export type StatsOutcome = Exclude<keyof typeof AUDIT_OUTCOME_LABELS, 'refused'>;

export const OUTCOMES: readonly StatsOutcome[] = [
  'success',
  'not_found',
  'diverged',
  'source_down',
  'withheld',
  'simulated',
];
const KEYS = [...new Set(LOOKUP_CATALOGUE.map(({ statisticsKey }) => statisticsKey))];
const COUNT_BY_KEY = {
  type: 'object' as const,
  properties: Object.fromEntries(KEYS.map((key) => [key, { type: 'integer' as const }])),
  additionalProperties: false,
  required: KEYS,
};

/** A part from 0 to 1. */
const rate = (description: string) => ({ type: Number, nullable: true, description, example: 0.4 });

export class StatsPeriodAnswer {
  @ApiProperty({ format: 'date', description: 'O primeiro dia, em Brasília.' })
  from!: string;

  @ApiProperty({ format: 'date', description: 'O último dia.' })
  to!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 24, description: 'Quantas horas do último dia entram.' })
  hours!: number;
}

/** A metric beside that of the equal period before. */
export class ComparedAnswer {
  @ApiProperty(COUNT)
  current!: number;

  @ApiProperty(COUNT)
  previous!: number;
}

export class StatsOutcomeAnswer extends ComparedAnswer {
  @ApiProperty({ enum: [...OUTCOMES], enumName: 'StatsOutcome' })
  outcome!: StatsOutcome;
}

export class TallyAnswer {
  @ApiProperty({ ...COUNT, description: 'Todas as consultas feitas.' })
  n!: number;

  @ApiProperty({ ...COUNT, description: 'Respondidas com dados de uma fonte.' })
  found!: number;
}

export class StatsTypeAnswer extends TallyAnswer {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType' })
  type!: LookupType;

  @ApiProperty({ ...COUNT, description: 'Todas, no período anterior.' })
  previous!: number;
}

export class StatsDayAnswer extends TallyAnswer {
  @ApiProperty({ format: 'date' })
  day!: string;
}

class LookupStatsAnswer {
  @ApiProperty({ type: ComparedAnswer })
  all!: ComparedAnswer;

  @ApiProperty({ type: ComparedAnswer })
  found!: ComparedAnswer;

  @ApiProperty({ type: [StatsOutcomeAnswer] })
  outcomes!: StatsOutcomeAnswer[];

  @ApiProperty({ type: [StatsTypeAnswer] })
  types!: StatsTypeAnswer[];

  @ApiProperty({ type: [StatsDayAnswer] })
  days!: StatsDayAnswer[];
}

class UserStatsAnswer {
  @ApiProperty({ type: ComparedAnswer })
  registered!: ComparedAnswer;

  @ApiProperty({ type: ComparedAnswer })
  erased!: ComparedAnswer;

  @ApiProperty({ ...COUNT, description: 'Cadastrados no período que já pagaram.' })
  paid!: number;

  @ApiProperty(rate('Dos cadastrados no período, a parte que já pagou; nulo: ninguém se cadastrou.'))
  conversionRate!: number | null;
}

export class TakingsAnswer {
  @ApiProperty({ ...COUNT, description: 'Pagamentos com dinheiro recebido.' })
  payments!: number;

  @ApiProperty({ ...COUNT, description: 'Planos dados por código de 100 %.' })
  given!: number;

  @ApiProperty(CENTS)
  receivedCents!: number;

  @ApiProperty({ ...CENTS, description: 'Estornos e contestações, em centavos.' })
  returnedCents!: number;
}

export class RevenueDayAnswer {
  @ApiProperty({ format: 'date' })
  day!: string;

  @ApiProperty(CENTS)
  receivedCents!: number;

  @ApiProperty(CENTS)
  returnedCents!: number;
}

export class PlanStatsAnswer extends TakingsAnswer {
  @ApiProperty({ enum: PLAN_IDS, enumName: 'PlanId' })
  planId!: PlanId;

  @ApiProperty({ ...COUNT, description: 'Contas com este plano em vigor agora.' })
  active!: number;
}

export class CodeStatsAnswer extends TakingsAnswer {
  @ApiProperty({ example: 'BEMVINDO' })
  code!: string;

  @ApiProperty({ ...CENTS, description: 'O que o código descontou, em centavos.' })
  discountCents!: number;
}

class RevenueStatsAnswer {
  @ApiProperty({ type: ComparedAnswer, description: 'Centavos recebidos.' })
  received!: ComparedAnswer;

  @ApiProperty({ type: ComparedAnswer, description: 'Centavos devolvidos.' })
  returned!: ComparedAnswer;

  @ApiProperty({ type: ComparedAnswer })
  payments!: ComparedAnswer;

  @ApiProperty({ type: [RevenueDayAnswer] })
  days!: RevenueDayAnswer[];

  @ApiProperty({ type: [PlanStatsAnswer] })
  plans!: PlanStatsAnswer[];

  @ApiProperty({ type: [CodeStatsAnswer] })
  codes!: CodeStatsAnswer[];
}

export class SourceStatsAnswer {
  @ApiProperty({ example: 'bureau' })
  id!: string;

  @ApiProperty({ example: 'Birô de dados' })
  name!: string;

  @ApiProperty(COUNT)
  calls!: number;

  @ApiProperty({ ...COUNT, description: 'Nem feitas: circuito aberto ou fila cheia.' })
  refused!: number;

  @ApiProperty(rate('A parte das chamadas que deu certo; nulo: não houve chamada.'))
  successRate!: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 180 })
  p50Ms!: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 420 })
  p95Ms!: number | null;
}

export class StatsAnswer extends SuccessAnswer {
  @ApiProperty({ type: String, format: 'date-time' })
  at!: Date;

  @ApiProperty({ ...COUNT, description: 'Consultas respondidas com dados, desde o começo. Simulações não contam.' })
  totalConsultations!: number;

  @ApiProperty({ ...COUNT, description: 'As de hoje, em Brasília.' })
  todayConsultations!: number;

  @ApiProperty({
    ...COUNT_BY_KEY,
    description: '`cpf` conta também CPF 2.0, CPF Mãe e CPF Pai. A soma é `totalConsultations`.',
  })
  consultationTypes!: Record<string, number>;

  @ApiProperty({
    ...COUNT_BY_KEY,
    description: 'Pelas mesmas chaves, as tentativas desde o começo que não trouxeram dados. Simulações contam aqui.',
  })
  failedConsultationTypes!: Record<string, number>;

  @ApiProperty(COUNT)
  totalSuggestions!: number;

  @ApiProperty({ ...COUNT, description: 'As que ninguém ainda olhou.' })
  pendingSuggestions!: number;

  @ApiProperty({
    ...COUNT,
    description:
      'Usuários diferentes que pediram algo ou mantiveram avisos abertos nos últimos 5 minutos, em todas as instâncias.',
  })
  onlineUsers!: number;

  @ApiProperty({ ...COUNT, description: 'Contas de usuários, sem as apagadas.' })
  totalUsers!: number;

  @ApiProperty({ ...COUNT, description: 'Com plano em vigor agora.' })
  activeUsers!: number;

  @ApiProperty({ ...COUNT, description: 'Com plano que já terminou.' })
  expiredUsers!: number;

  @ApiProperty(rate('De todos que já se cadastraram, a parte que pagou; nulo: ninguém se cadastrou.'))
  conversionRate!: number | null;

  @ApiProperty({ type: StatsPeriodAnswer })
  period!: StatsPeriodAnswer;

  @ApiProperty({
    type: StatsPeriodAnswer,
    description: 'O período igual, logo antes: tantos dias e horas quanto o outro.',
  })
  previousPeriod!: StatsPeriodAnswer;

  @ApiProperty({ type: LookupStatsAnswer })
  lookups!: LookupStatsAnswer;

  @ApiProperty({ type: UserStatsAnswer })
  users!: UserStatsAnswer;

  @ApiProperty({ type: RevenueStatsAnswer })
  revenue!: RevenueStatsAnswer;

  @ApiProperty({ type: [SourceStatsAnswer] })
  sources!: SourceStatsAnswer[];
}
