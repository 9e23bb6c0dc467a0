import { AnswerOf, field, PageOf, t } from '../../../../platform/http/answer.fields.js';
import { DETECTORS } from '../domain/finding.js';

export const ABUSE_FLAG_LEVELS = ['lenta', 'parada', 'retida', 'liberada'] as const;

export class AbuseFlagItem extends AnswerOf({
  id: t.uuid(),
  protocolo: t.string('Como quem usa a conta o informa ao pedir a liberação.', { example: '20261121-7Q2M-K9XD' }),
  em: t.dateTime(),
  accountId: t.uuid(),
  nome: t.string('Nulo depois que a conta foi apagada.', { nullable: true }),
  email: t.string({ nullable: true, example: 'an***@gmail.com' }),
  nivel: t.enum(
    ABUSE_FLAG_LEVELS,
    '`lenta`: cada consulta espera um momento. `parada`: nenhuma por uma hora. `retida`: nenhuma até a liberação, por decisão de alguém. `liberada`: por decisão de alguém.',
    { enumName: 'AbuseFlagLevel' },
  ),
  motivo: t.enum(DETECTORS, 'O que foi notado; nulo numa decisão.', { enumName: 'Detector', nullable: true }),
  numeros: field<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { seguidos: 16 },
  }),
  ate: t.dateTime({ nullable: true }),
  por: t.string('Quem decidiu.', { nullable: true }),
  nota: t.string({ nullable: true }),
  emVigor: t.boolean('Vale agora.'),
}) {}

export class AbuseFlagsAnswer extends PageOf(AbuseFlagItem, 'A mais nova primeiro.') {}
