import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_CATALOGUE } from '../../../kernel/lookup-catalogue.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { LookupStatsAnswer } from './lookup-stats.answer.js';
import { RevenueStatsAnswer } from './revenue-stats.answer.js';
import { COUNT, ComparedAnswer, rate, StatsPeriodAnswer } from './stats.fields.js';

const KEYS = [...new Set(LOOKUP_CATALOGUE.map(({ statisticsKey }) => statisticsKey))];

const COUNT_BY_KEY = {
  type: 'object' as const,
  properties: Object.fromEntries(KEYS.map((key) => [key, { type: 'integer' as const }])),
  additionalProperties: false,
  required: KEYS,
};

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
