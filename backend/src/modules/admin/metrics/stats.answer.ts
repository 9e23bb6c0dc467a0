import { LOOKUP_CATALOGUE } from '../../../kernel/lookup-catalogue.js';
import { AnswerOf, field, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import {
  ComparedAnswer,
  count,
  LookupStatsAnswer,
  RevenueStatsAnswer,
  rate,
  StatsPeriodAnswer,
  WholeHoursAnswer,
} from './stats.fields.js';

const KEYS = [...new Set(LOOKUP_CATALOGUE.map(({ statisticsKey }) => statisticsKey))];

const countByKey = (description: string) =>
  field<Record<string, number>>({
    type: 'object',
    properties: Object.fromEntries(KEYS.map((key) => [key, { type: 'integer' as const }])),
    additionalProperties: false,
    required: KEYS,
    description,
  });

class UserStatsAnswer extends AnswerOf({
  registered: t.one(ComparedAnswer),
  erased: t.one(ComparedAnswer),
  paid: count('Cadastrados no período que já pagaram.'),
  conversionRate: rate('Dos cadastrados no período, a parte que já pagou; nulo: ninguém se cadastrou.'),
}) {}

export class SourceStatsAnswer extends AnswerOf({
  id: t.string({ example: 'bureau' }),
  name: t.string({ example: 'Birô de dados' }),
  calls: count(),
  refused: count('Nem feitas: circuito aberto ou fila cheia.'),
  successRate: rate('A parte das chamadas que deu certo; nulo: não houve chamada.'),
  p50Ms: t.number({ nullable: true, example: 180 }),
  p95Ms: t.number({ nullable: true, example: 420 }),
}) {}

export class StatsAnswer extends AnswerOf(SuccessAnswer, {
  at: t.dateTime(),
  totalConsultations: count('Consultas respondidas com dados, desde o começo. Simulações não contam.'),
  todayConsultations: count('As de hoje, em Brasília.'),
  consultationTypes: countByKey('`cpf` conta também CPF 2.0, CPF Mãe e CPF Pai. A soma é `totalConsultations`.'),
  failedConsultationTypes: countByKey(
    'Pelas mesmas chaves, as tentativas desde o começo que não trouxeram dados. Simulações contam aqui.',
  ),
  totalSuggestions: count(),
  pendingSuggestions: count('As que ninguém ainda olhou.'),
  onlineUsers: count(
    'Usuários diferentes que pediram algo ou mantiveram avisos abertos nos últimos 5 minutos, em todas as instâncias.',
  ),
  totalUsers: count('Contas de usuários, sem as encerradas.'),
  activeUsers: count('Com plano em vigor agora.'),
  expiredUsers: count('Com plano que já terminou.'),
  conversionRate: rate('De todos que já se cadastraram, a parte que pagou; nulo: ninguém se cadastrou.'),
  period: t.one(StatsPeriodAnswer),
  comparedPeriod: t.one(WholeHoursAnswer, 'O que do período se compara: sem a hora em curso, que ainda não tem igual.'),
  previousPeriod: t.one(
    WholeHoursAnswer,
    'O período igual, logo antes: tantos dias e horas inteiras quanto `comparedPeriod`.',
  ),
  lookups: t.one(LookupStatsAnswer),
  users: t.one(UserStatsAnswer),
  revenue: t.one(RevenueStatsAnswer),
  sources: t.list(SourceStatsAnswer),
}) {}
