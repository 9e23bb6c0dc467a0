import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS } from '../../../../kernel/purposes.js';
import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { ORIGINS } from '../../model/index.js';
import { AUDIT_OUTCOMES } from '../domain/audit-record.js';

export class AuditItem extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  at: t.dateTime({ example: '2026-11-21T12:30:00.182Z' }),
  accountId: t.uuid('A conta que consultou.'),
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType', example: 'cpf' }),
  subject: t.string('Quem foi consultado, mascarado.', { example: '***.982.247-**' }),
  purpose: t.enum(PURPOSE_IDS, { enumName: 'Purpose', nullable: true, example: 'protecao_credito' }),
  legalBasis: t.string('A base legal da fonte.', { nullable: true, example: 'Art. 7º, X, da LGPD' }),
  origem: t.enum(ORIGINS, { enumName: 'Origin', nullable: true, example: 'contratada' }),
  fonte: t.string({ nullable: true, example: 'Birô de dados' }),
  outcome: t.enum(
    AUDIT_OUTCOMES,
    '`refused`: a fonte respondeu, mas o plano acabou antes da resposta. `withheld`: pessoa protegida.',
    { enumName: 'AuditOutcome', example: 'success' },
  ),
  protocolo: t.string({ example: '20261121-7Q2M-K9XD' }),
  block: t.integer('O bloco que sela o registro; nulo enquanto espera pelo selo (cerca de um segundo).', {
    nullable: true,
    example: 42,
  }),
}) {}

export class AuditAnswer extends PageOf(AuditItem) {}

class AuditAccountAnswer extends AnswerOf({
  name: t.string({ example: 'Ana Souza' }),
  email: t.string({ nullable: true, example: 'ana@gmail.com' }),
}) {}

/** Where a record stands in the chain, and whether it is still what was sealed. */
export class AuditPlaceAnswer extends AnswerOf({
  sealedAt: t.dateTime(),
  seal: t.string('O selo do bloco: um código com chave sobre o que ele contém e o selo anterior.'),
  previousSeal: t.string('O selo do bloco anterior; nulo no primeiro.', { nullable: true, example: '9f2c…' }),
  records: t.integer('Registros do bloco.', { example: 12 }),
  place: t.integer('A posição deste registro no bloco, a partir de 1.', { example: 3 }),
  intact: t.boolean('Falso quando o registro difere do que foi selado.', { example: true }),
  before: t.uuid('O registro anterior no bloco.', { nullable: true }),
  after: t.uuid('O registro seguinte no bloco.', { nullable: true }),
}) {}

export class AuditRecordAnswer extends AnswerOf(SuccessAnswer, {
  data: t.one(AuditItem),
  account: t.one(AuditAccountAnswer, 'Nulo quando a conta não existe mais.', { nullable: true }),
  place: t.one(AuditPlaceAnswer, { nullable: true }),
}) {}
