import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsString, Length, Matches, MaxLength } from 'class-validator';
import { parseCnpj } from '../../../../kernel/cnpj.js';
import { FICTIONAL_BASIS, LEGAL_BASIS_IDS } from '../../../../kernel/legal-bases.js';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { cnpjRule } from '../../../../kernel/rules.js';
import { dayRule } from '../../../../platform/http/period.js';
import { OneOf, OptionalField, OptionalOneOf, Satisfies } from '../../../../platform/http/request.fields.js';
import { SeenAt } from '../../../../platform/http/seen-at.js';
import { OWNER_ROLES, type OwnerRole, type SourceTerms } from '../domain/source-entry.js';

export const BASES = [...LEGAL_BASIS_IDS, FICTIONAL_BASIS] as const;
export type Basis = (typeof BASES)[number];

const OWNER = { message: 'Informe o responsável, com 2 a 120 caracteres.' };
const CONTRACT = { message: 'O número do contrato deve ter de 1 a 60 caracteres.' };
const NOTES = { message: 'As observações devem ter no máximo 1.000 caracteres.' };
const MONTH = { message: 'Mês inválido. Use AAAA-MM.' };
const TYPES = { message: 'Escolha os tipos de consulta entre os que existem.' };
const DAY = 'AAAA-MM-DD, em Brasília.';

export class SeenEntryBody {
  @SeenAt()
  seenAt!: string | null;
}

export class SourceEntryBody extends SeenEntryBody {
  @ApiProperty({ minLength: 2, maxLength: 120, example: 'Bureau Exemplo S.A.' })
  @IsString(OWNER)
  @Length(2, 120, OWNER)
  owner!: string;

  @OneOf(OWNER_ROLES, 'Escolha controlador ou operador.', {
    enumName: 'OwnerRole',
    description: 'O papel do responsável, nos termos da LGPD.',
  })
  ownerRole!: OwnerRole;

  @OptionalField({ type: String, nullable: true, example: '11.222.333/0001-81' })
  @Satisfies(cnpjRule)
  cnpj?: string | null;

  @OptionalField({ type: String, nullable: true, maxLength: 60 })
  @IsString(CONTRACT)
  @Length(1, 60, CONTRACT)
  contractNumber?: string | null;

  @OptionalField({ type: String, format: 'date', nullable: true, description: DAY })
  @Satisfies(dayRule)
  contractStart?: string | null;

  @OptionalField({
    type: String,
    format: 'date',
    nullable: true,
    description: `${DAY} O dia todo vale; nulo: sem fim.`,
  })
  @Satisfies(dayRule)
  contractEnd?: string | null;

  @OptionalOneOf(BASES, 'Escolha a base legal na lista.', {
    enumName: 'SourceBasis',
    nullable: true,
    description: '`dados_ficticios` só vale para a fonte do sandbox.',
  })
  legalBasis?: Basis | null;

  @OptionalField({
    type: String,
    nullable: true,
    example: '2026-10',
    description: 'O mês dos dados (AAAA-MM), para respostas em que a fonte não o informa.',
  })
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH)
  dataMonth?: string | null;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', isArray: true })
  @IsArray(TYPES)
  @ArrayMaxSize(LOOKUP_TYPES.length, TYPES)
  @ArrayUnique(TYPES)
  @IsIn(LOOKUP_TYPES, { each: true, ...TYPES })
  lookupTypes!: LookupType[];

  @OptionalField({ type: String, nullable: true, maxLength: 1_000 })
  @IsString(NOTES)
  @MaxLength(1_000, NOTES)
  notes?: string | null;
}

export function sourceTermsOf(body: SourceEntryBody): SourceTerms {
  return {
    owner: body.owner.trim(),
    ownerRole: body.ownerRole,
    cnpj: body.cnpj ? parseCnpj(body.cnpj) : null,
    contractNumber: body.contractNumber?.trim() ?? null,
    contractStart: body.contractStart ?? null,
    contractEnd: body.contractEnd ?? null,
    legalBasis: body.legalBasis ?? null,
    dataMonth: body.dataMonth ?? null,
    lookupTypes: body.lookupTypes,
    notes: body.notes?.trim() || null,
  };
}
