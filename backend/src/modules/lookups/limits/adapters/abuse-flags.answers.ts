import { maskEmail } from '../../../../kernel/mask-email.js';
import { AnswerOf, field, t } from '../../../../platform/http/answer.fields.js';
import { PageOf } from '../../../../platform/http/page.answer.js';
import { protocolOf } from '../../model/index.js';
import { ABUSE_FLAG_KINDS, type AbuseFlagKind, DETECTORS } from '../domain/finding.js';
import type { AbuseFlag } from './abuse-flags.store.js';

const WIRE_KINDS = ['lenta', 'parada', 'retida', 'liberada'] as const;
export type WireKind = (typeof WIRE_KINDS)[number];
export const WIRE_KIND_NAMES = WIRE_KINDS;

/** The wire's word for each kind, in the same order. */
export function kindOf(word: WireKind): AbuseFlagKind {
  return ABUSE_FLAG_KINDS[WIRE_KINDS.indexOf(word)] ?? 'released';
}

function wordOf(kind: AbuseFlagKind): WireKind {
  return WIRE_KINDS[ABUSE_FLAG_KINDS.indexOf(kind)] ?? 'liberada';
}

export class AbuseFlagItem extends AnswerOf({
  id: t.uuid(),
  protocolo: t.string('Como quem usa a conta o informa ao pedir a liberação.', { example: '20261121-7Q2M-K9XD' }),
  em: t.dateTime(),
  accountId: t.uuid(),
  nome: t.string('Nulo depois que a conta foi apagada.', { nullable: true }),
  email: t.string({ nullable: true, example: 'an***@gmail.com' }),
  nivel: t.enum(
    WIRE_KINDS,
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

export function abuseFlagItem(one: AbuseFlag): AbuseFlagItem {
  return {
    id: one.id,
    protocolo: protocolOf(one.id, one.at),
    em: one.at,
    accountId: one.accountId,
    nome: one.accountName,
    email: one.accountEmail && maskEmail(one.accountEmail),
    nivel: wordOf(one.kind),
    motivo: one.detector,
    numeros: { ...one.figures },
    ate: one.until,
    por: one.adminName,
    nota: one.note,
    emVigor: one.inForce,
  };
}
