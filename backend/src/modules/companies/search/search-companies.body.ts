import { IsInt, Matches, Max, Min } from 'class-validator';
import { OptionalField, OptionalOneOf } from '../../../platform/http/request.fields.js';
import { CompanyFilterBody } from './company-filter.body.js';

const LIMIT = { message: 'O limite vai de 1 a 50.' };

export class ExportCompaniesBody extends CompanyFilterBody {
  @OptionalOneOf(['csv', 'xlsx'], 'Formato inválido. Use csv ou xlsx.', { default: 'csv' })
  format?: 'csv' | 'xlsx';
}

export class SearchCompaniesBody extends CompanyFilterBody {
  @OptionalField({ description: 'O nextCursor da página anterior, da mesma busca.', example: '12.m2x8k1.1' })
  @Matches(/^\d{1,6}\.[0-9a-z]{1,8}\.[0-9a-z]{1,4}$/, { message: 'Cursor inválido.' })
  cursor?: string;

  @OptionalField({ type: 'integer', minimum: 1, maximum: 50, example: 25 })
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(50, LIMIT)
  limit?: number;
}
