import { ApiProperty } from '@nestjs/swagger';
import { BATCH_STATUSES, type BatchStatus } from '../../../../kernel/batches.js';
import { PageOf } from '../../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { BatchItem, BatchLineItem } from './batch.answers.js';

export class BatchesAnswer extends PageOf(BatchItem, 'Os mais novos primeiro.') {}

export class BatchLinesAnswer extends PageOf(BatchLineItem, 'Na ordem da lista.') {}

export class BatchAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => BatchItem })
  data!: BatchItem;
}

export class StartedBatchAnswer extends SuccessAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: BATCH_STATUSES, enumName: 'BatchStatus', example: 'waiting' })
  status!: BatchStatus;
}

class BatchProblem {
  @ApiProperty({ type: 'integer', example: 2 })
  line!: number;

  @ApiProperty({ example: '123' })
  value!: string;

  @ApiProperty({ type: String, nullable: true, description: 'O que há de errado; nulo em uma repetida.' })
  reason!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'A linha que esta repete.' })
  sameAs!: number | null;
}

class BatchPreviewData {
  @ApiProperty({ type: 'integer' })
  lines!: number;

  @ApiProperty({ type: 'integer', description: 'As que seriam consultadas: o mais que o lote conta no limite diário.' })
  valid!: number;

  @ApiProperty({ type: 'integer' })
  invalid!: number;

  @ApiProperty({ type: 'integer' })
  repeated!: number;

  @ApiProperty({ type: 'integer', description: 'Consultas por dia que o plano permite.' })
  limit!: number;

  @ApiProperty({ type: 'integer', description: 'As de hoje que restam.' })
  left!: number;

  @ApiProperty({ format: 'date-time', description: 'Meia-noite em Brasília.' })
  renewsAt!: string;

  @ApiProperty({ type: () => [BatchProblem], description: 'As primeiras 200 inválidas e repetidas.' })
  problems!: BatchProblem[];
}

export class BatchPreviewAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => BatchPreviewData })
  data!: BatchPreviewData;
}
