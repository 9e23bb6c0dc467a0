import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS, type Purpose } from '../../../../../kernel/purposes.js';
import { PageQuery } from '../../../../../platform/http/page.query.js';
import { momentRule, periodEnd, periodStart } from '../../../../../platform/http/period.js';
import { Satisfies } from '../../../../../platform/http/satisfies.js';
import type { AuditWish } from '../../../application/audit/read-audit.js';
import { AUDIT_OUTCOMES, type AuditOutcome } from '../../../domain/audit/audit-record.js';
import type { LookupQuery } from '../../../domain/subject.js';

const SORTS = ['newest', 'oldest'] as const;

/** A period, and where and how far a list of the audit goes on. */
export class AuditPeriodFields extends PageQuery {
  @ApiPropertyOptional({ description: 'Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído.' })
  @IsOptional()
  @Satisfies(momentRule)
  from?: string;

  @ApiPropertyOptional({ description: 'Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído.' })
  @IsOptional()
  @Satisfies(momentRule)
  to?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'O limite vai de 1 a 100.' })
  @Min(1, { message: 'O limite vai de 1 a 100.' })
  @Max(100, { message: 'O limite vai de 1 a 100.' })
  limit?: number;
}

/** What may stand in an address: nothing of it says whom a lookup was about. */
export class AuditFilterFields extends AuditPeriodFields {
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

export function periodOf({ from, to }: AuditPeriodFields): { from: Date | null; to: Date | null } {
  return { from: from ? periodStart(from) : null, to: to ? periodEnd(to) : null };
}

export function auditWish(
  fields: AuditFilterFields,
  subject: LookupQuery = {},
  accountEmail: string | null = null,
): AuditWish {
  const { type = null, outcome = null, purpose = null, accountId = null, sort = 'newest' } = fields;
  return { filter: { ...periodOf(fields), type, outcome, purpose, accountId }, subject, accountEmail, sort };
}
