import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { OWNER_ROLES } from '../domain/source-entry.js';
import { BASES } from './source-entry.body.js';

class SourceTermsAnswer extends AnswerOf({
  owner: t.string(),
  ownerRole: t.enum(OWNER_ROLES, { enumName: 'OwnerRole' }),
  cnpj: t.string({ nullable: true, example: '11222333000181' }),
  contractNumber: t.string({ nullable: true, example: '2026/0042' }),
  contractStart: t.string({ nullable: true, example: '2026-01-01' }),
  contractEnd: t.string({ nullable: true, example: '2027-12-31' }),
  legalBasis: t.enum(BASES, { enumName: 'SourceBasis', nullable: true }),
  dataMonth: t.string({ nullable: true, example: '2026-10' }),
  lookupTypes: t.enums(LOOKUP_TYPES, { enumName: 'LookupType' }),
  notes: t.string({ nullable: true, example: null }),
}) {}

export class SourceEntryAnswer extends AnswerOf(SourceTermsAnswer, {
  changedAt: t.dateTime(),
  changedBy: t.string('Nulo: o próprio produto, ou uma conta que não existe mais.', { nullable: true, example: null }),
}) {}

export class SourceChangeAnswer extends AnswerOf({
  at: t.dateTime(),
  by: t.string({ nullable: true, example: null }),
  terms: t.one(SourceTermsAnswer, 'Como ficou; nulo: saiu do registro.', { nullable: true }),
}) {}
