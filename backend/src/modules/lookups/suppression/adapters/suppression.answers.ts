import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { SUPPRESSION_KINDS, SUPPRESSION_REASONS } from '../domain/subject-keys.js';

/** One suppression. What it suppresses is kept nowhere and cannot be shown. */
export class SuppressionAnswer extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  tipo: t.enum(
    SUPPRESSION_KINDS,
    'Pelo que a pessoa é reconhecida; `nome_cpf`: nome com os seis dígitos do meio do CPF.',
    { enumName: 'SuppressionKind' },
  ),
  motivo: t.enum(SUPPRESSION_REASONS, { enumName: 'SuppressionReason' }),
  protocolo: t.string({ example: '20261121-7Q2M-K9XD' }),
  feitaEm: t.dateTime(),
  feitaPor: t.string('Nome do administrador; nulo quando a conta já não existe.', { nullable: true, example: 'Chefe' }),
  levantadaEm: t.dateTime('Nulo: em vigor.', { nullable: true }),
  levantadaPor: t.string({ nullable: true, example: null }),
}) {}

export class SuppressionsAnswer extends PageOf(SuppressionAnswer) {}

export class SuppressedPersonAnswer extends AnswerOf(SuccessAnswer, {
  made: t.integer(
    'Supressões feitas: uma para cada modo de reconhecer a pessoa. As já em vigor com este protocolo ficam.',
    { example: 2 },
  ),
}) {}

export class SuppressionCheckAnswer extends AnswerOf(SuccessAnswer, { suppressed: t.boolean({ example: false }) }) {}
