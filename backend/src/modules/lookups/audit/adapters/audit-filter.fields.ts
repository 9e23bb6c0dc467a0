import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { PeriodQuery, periodOf } from '../../../../platform/http/period.query.js';
import type { LookupQuery } from '../../model/index.js';
import type { AuditSearch } from '../application/read-audit.js';
import { AUDIT_OUTCOMES, type AuditOutcome } from '../domain/audit-record.js';

const SORTS = ['newest', 'oldest'] as const;

/** What may stand in an address: nothing of it says whom a lookup was about. */
export class AuditFilterFields extends PeriodQuery {
  @ApiPropertyOptional({ enum: LOOKUP_TYPES, enumName: 'LookupType' })
  @IsOptional()
  @IsIn(LOOKUP_TYPES, { message: 'Tipo de consulta não suportado' })
  type?: LookupType;

  @ApiPropertyOptional({ enum: AUDIT_OUTCOMES, enumName: 'AuditOutcome' })
  @IsOptional()
  @IsIn(AUDIT_OUTCOMES, { message: 'Desfecho inválido. Escolha um dos desfechos da lista.' })
  outcome?: AuditOutcome;

  @ApiPropertyOptional({ enum: PURPOSE_IDS, enumName: 'Purpose' })
  @IsOptional()
  @IsIn(PURPOSE_IDS, { message: 'Finalidade inválida. Escolha uma das finalidades da lista.' })
  purpose?: Purpose;

  @ApiPropertyOptional({ format: 'uuid', description: 'A conta que consultou.' })
  @IsOptional()
  @IsUUID('all', { message: 'Conta inválida.' })
  accountId?: string;

  @ApiPropertyOptional({ enum: SORTS, default: 'newest' })
  @IsOptional()
  @IsIn(SORTS, { message: 'Ordem inválida. Use newest ou oldest.' })
  sort?: (typeof SORTS)[number];
}

export function auditWish(
  fields: AuditFilterFields,
  subject: LookupQuery = {},
  accountEmail: string | null = null,
): AuditSearch {
  const { type = null, outcome = null, purpose = null, accountId = null, sort = 'newest' } = fields;
  return { filter: { ...periodOf(fields), type, outcome, purpose, accountId }, subject, accountEmail, sort };
}
