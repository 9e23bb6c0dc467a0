import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { PageOf } from '../../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { ORIGINS, type Origin, Text } from '../../model/index.js';
import type { AuditPage, OpenedRecord } from '../application/read-audit.js';
import { AUDIT_OUTCOMES, type AuditOutcome, type AuditRecord } from '../domain/audit-record.js';

export class AuditItem {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:30:00.182Z' })
  at!: string;

  @ApiProperty({ format: 'uuid', description: 'A conta que consultou.' })
  accountId!: string;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  type!: LookupType;

  @ApiProperty({ description: 'Quem foi consultado, mascarado.', example: '***.982.247-**' })
  subject!: string;

  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'protecao_credito' })
  purpose!: Purpose | null;

  @Text('Art. 7º, X, da LGPD', 'A base legal da fonte.')
  legalBasis!: string | null;

  @ApiProperty({ enum: ORIGINS, enumName: 'Origin', nullable: true, example: 'contratada' })
  origem!: Origin | null;

  @Text('Birô de dados')
  fonte!: string | null;

  @ApiProperty({
    enum: AUDIT_OUTCOMES,
    enumName: 'AuditOutcome',
    description: '`refused`: a fonte respondeu, mas o plano acabou antes da resposta. `withheld`: pessoa protegida.',
    example: 'success',
  })
  outcome!: AuditOutcome;

  @ApiProperty({ example: '20261121-7Q2M-K9XD' })
  protocolo!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'O bloco que sela o registro; nulo enquanto espera pelo selo (cerca de um segundo).',
    example: 42,
  })
  block!: number | null;
}

export class AuditAnswer extends PageOf(AuditItem) {
  @ApiProperty({ description: 'Verdadeiro quando há mais do que se contou: contam-se até 10.000.', example: false })
  totalCapped!: boolean;
}

export class AuditAccountAnswer {
  @ApiProperty({ example: 'Ana Souza' })
  name!: string;

  @Text('ana@gmail.com')
  email!: string | null;
}

export class AuditPlaceAnswer {
  @ApiProperty({ format: 'date-time' })
  sealedAt!: string;

  @ApiProperty({ description: 'O selo do bloco: um código com chave sobre o que ele contém e o selo anterior.' })
  seal!: string;

  @Text('9f2c…', 'O selo do bloco anterior; nulo no primeiro.')
  previousSeal!: string | null;

  @ApiProperty({ type: 'integer', description: 'Registros do bloco.', example: 12 })
  records!: number;

  @ApiProperty({ type: 'integer', description: 'A posição deste registro no bloco, a partir de 1.', example: 3 })
  place!: number;

  @ApiProperty({ description: 'Falso quando o registro difere do que foi selado.', example: true })
  intact!: boolean;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'O registro anterior no bloco.' })
  before!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'O registro seguinte no bloco.' })
  after!: string | null;
}

export class AuditRecordAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => AuditItem })
  data!: AuditItem;

  @ApiProperty({ type: () => AuditAccountAnswer, nullable: true, description: 'Nulo quando a conta não existe mais.' })
  account!: AuditAccountAnswer | null;

  @ApiProperty({ type: () => AuditPlaceAnswer, nullable: true })
  place!: AuditPlaceAnswer | null;
}

export function auditAnswer({ records, next, total, capped }: AuditPage): AuditAnswer {
  return { success: true, data: records.map(itemOf), nextCursor: next, total, totalCapped: capped };
}

export function openedAnswer({ record, place, account }: OpenedRecord): AuditRecordAnswer {
  return {
    success: true,
    data: itemOf(record),
    account: account && { name: account.name, email: account.email },
    place: place && {
      sealedAt: place.sealedAt.toISOString(),
      seal: place.seal,
      previousSeal: place.previousSeal,
      records: place.records,
      place: place.place,
      intact: place.intact,
      before: place.before,
      after: place.after,
    },
  };
}

function itemOf(record: AuditRecord): AuditItem {
  return {
    id: record.id,
    at: record.at.toISOString(),
    accountId: record.accountId,
    type: record.type,
    subject: record.masked,
    purpose: record.purpose,
    legalBasis: record.legalBasis,
    origem: record.origem,
    fonte: record.fonte,
    outcome: record.outcome,
    protocolo: record.protocolo,
    block: record.block,
  };
}
