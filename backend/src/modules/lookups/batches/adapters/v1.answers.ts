import { ApiProperty } from '@nestjs/swagger';
import { BATCH_STATUSES, type BatchStatus } from '../../../../kernel/batches.js';
import { BatchItem, BatchLineItem } from './batch.answers.js';

const NEXT = {
  type: String,
  format: 'uuid',
  nullable: true,
  description: 'Para pedir a página seguinte; nulo na última.',
  example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
} as const;

export class V1StartedBatch {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ enum: BATCH_STATUSES, enumName: 'BatchStatus', example: 'waiting' })
  status!: BatchStatus;
}

export class V1Batch {
  @ApiProperty({ type: () => BatchItem })
  data!: BatchItem;
}

export class V1Batches {
  @ApiProperty({ type: () => [BatchItem], description: 'Os mais novos primeiro.' })
  data!: BatchItem[];

  @ApiProperty(NEXT)
  nextCursor!: string | null;
}

export class V1BatchLines {
  @ApiProperty({ type: () => [BatchLineItem], description: 'Na ordem da lista.' })
  data!: BatchLineItem[];

  @ApiProperty(NEXT)
  nextCursor!: string | null;
}
