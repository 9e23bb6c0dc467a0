import { IntersectionType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import {
  IdPageQuery,
  OptionalField,
  OptionalOneOf,
  PeriodFields,
  periodOf,
} from '../../../../platform/http/request.fields.js';
import type { LookupQuery } from '../../model/index.js';
import type { AuditSearch } from '../application/read-audit.js';
import { AUDIT_OUTCOMES, type AuditOutcome } from '../domain/audit-record.js';

const SORTS = ['newest', 'oldest'] as const;

/** What may stand in an address: nothing of it says whom a lookup was about. */
export class AuditFilterFields extends IntersectionType(IdPageQuery, PeriodFields) {
  @OptionalOneOf(LOOKUP_TYPES, 'Tipo de consulta não suportado', { enumName: 'LookupType' })
  type?: LookupType;

  @OptionalOneOf(AUDIT_OUTCOMES, 'Desfecho inválido. Escolha um dos desfechos da lista.', { enumName: 'AuditOutcome' })
  outcome?: AuditOutcome;

  @OptionalOneOf(PURPOSE_IDS, 'Finalidade inválida. Escolha uma das finalidades da lista.', {
    enumName: 'Purpose',
    description: 'Sem conta nem titular, num período de até 31 dias.',
  })
  purpose?: Purpose;

  @OptionalField({ format: 'uuid', description: 'A conta que consultou.' })
  @IsUUID('all', { message: 'Conta inválida.' })
  accountId?: string;

  @OptionalOneOf(SORTS, 'Ordem inválida. Use newest ou oldest.', { default: 'newest' })
  sort?: (typeof SORTS)[number];
}

export function auditFilterOf(
  fields: AuditFilterFields,
  subject: LookupQuery = {},
  accountEmail: string | null = null,
): AuditSearch {
  const { type = null, outcome = null, purpose = null, accountId = null, sort = 'newest' } = fields;
  return { filter: { ...periodOf(fields), type, outcome, purpose, accountId }, subject, accountEmail, sort };
}
