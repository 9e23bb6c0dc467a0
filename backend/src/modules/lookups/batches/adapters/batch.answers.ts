import { ApiProperty } from '@nestjs/swagger';
import {
  BATCH_PAUSES,
  BATCH_STATUSES,
  BATCH_TYPES,
  type BatchPause,
  type BatchStatus,
  type BatchType,
  LINE_VERDICTS,
  type LineVerdict,
} from '../../../../kernel/batches.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import type { Batch, BatchLine } from '../batch.js';

const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const MOMENT = { type: String, format: 'date-time', nullable: true } as const;

export class BatchItem {
  @ApiProperty({ format: 'uuid', example: ID })
  id!: string;

  @ApiProperty({ enum: BATCH_TYPES, enumName: 'BatchType', example: 'cnpj' })
  type!: BatchType;

  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'protecao_credito' })
  purpose!: Purpose | null;

  @ApiProperty({
    enum: BATCH_STATUSES,
    enumName: 'BatchStatus',
    description: 'Esperando, em andamento, pausado, cancelado ou terminado.',
    example: 'running',
  })
  status!: BatchStatus;

  @ApiProperty({
    enum: BATCH_PAUSES,
    enumName: 'BatchPause',
    nullable: true,
    description:
      'Por que está pausado: a pedido, limite do dia, consultas da conta em pausa, sem plano, termos por aceitar ou conta bloqueada. Os dois do meio (`quota`, `limited`) passam sozinhos.',
    example: null,
  })
  pauseReason!: BatchPause | null;

  @ApiProperty({ ...MOMENT, description: 'Quando uma pausa que passa sozinha termina.', example: null })
  resumesAt!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:30:00.000Z' })
  createdAt!: string;

  @ApiProperty({ ...MOMENT, example: null })
  endedAt!: string | null;

  @ApiProperty({ type: 'integer', description: 'Todas as linhas.', example: 120 })
  lines!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description:
      'Linhas por veredito: `waiting` por consultar, `found`, `nobody`, `diverged`, `source_down` (fonte fora do ar em todas as tentativas), `protected`, `invalid`, `repeated`, `cancelled`.',
    example: { found: 80, nobody: 4, waiting: 36 },
  })
  counts!: Record<string, number>;
}

export class BatchLineItem {
  @ApiProperty({ type: 'integer', description: 'O lugar na lista, a partir de 1.', example: 1 })
  line!: number;

  @ApiProperty({ description: 'O que é consultado.', example: '***.982.247-**' })
  subject!: string;

  @ApiProperty({ enum: LINE_VERDICTS, enumName: 'LineVerdict', example: 'found' })
  verdict!: LineVerdict;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'O que há de errado com uma linha inválida.',
    example: null,
  })
  reason!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'A linha que esta repete.', example: null })
  sameAs!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A consulta no histórico, onde está o resultado; nula no modo de teste, que nada guarda.',
    example: '20261121-7Q2M-K9XD',
  })
  protocolo!: string | null;

  @ApiProperty({ type: 'integer', description: 'Vezes em que a fonte estava fora do ar.', example: 0 })
  attempts!: number;

  @ApiProperty({ ...MOMENT, example: '2026-11-21T12:30:00.182Z' })
  lookedUpAt!: string | null;
}

export function batchItem(batch: Batch): BatchItem {
  const { id, type, purpose, status, pauseReason, resumesAt, createdAt, endedAt, counts } = batch;
  return {
    id,
    type,
    purpose,
    status,
    pauseReason,
    resumesAt: resumesAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    lines: Object.values(counts).reduce((sum, n) => sum + n, 0),
    counts: { ...counts },
  };
}

export function batchLineItem(of: BatchLine): BatchLineItem {
  const { line, subject, verdict, reason, sameAs, protocolo, attempts, lookedUpAt } = of;
  return { line, subject, verdict, reason, sameAs, protocolo, attempts, lookedUpAt: lookedUpAt?.toISOString() ?? null };
}
