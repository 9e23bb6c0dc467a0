import { ApiProperty } from '@nestjs/swagger';
import { COMPANY_LOAD_STATES, type CompanyLoadState } from '../../../kernel/company-load.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';

const TALLY = { type: 'object', additionalProperties: { type: 'integer' } } as const;

export class CompanyLoadItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: '2026-10' })
  month!: string;

  @ApiProperty({ enum: COMPANY_LOAD_STATES, enumName: 'CompanyLoadState' })
  state!: CompanyLoadState;

  @ApiProperty({ type: String, nullable: true, description: 'leitura, conferencia, gravacao ou troca.' })
  step!: string | null;

  @ApiProperty({ example: 'pasta pública' })
  source!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Quem pediu; nulo: automática.' })
  askedBy!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Quem aprovou, recusou ou cancelou.' })
  decidedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt!: Date | null;

  @ApiProperty({ type: 'integer', description: 'Quanto da carga está feito, de 0 a 100.' })
  percent!: number;

  @ApiProperty({ type: 'integer' })
  rows!: number;

  @ApiProperty({ type: 'integer' })
  rowsPerSecond!: number;

  @ApiProperty({
    ...TALLY,
    description: 'companies, establishments, partners, taxes e rejected, depois da conferência.',
  })
  counts!: Record<string, number>;

  @ApiProperty({ ...TALLY, description: 'Registros emendados, por motivo.' })
  mended!: Record<string, number>;

  @ApiProperty({ ...TALLY, description: 'Linhas deixadas de lado, por motivo.' })
  rejected!: Record<string, number>;

  @ApiProperty({ type: String, nullable: true, description: 'Por que aguarda ou falhou.' })
  reason!: string | null;
}

export class CompanyLoadsAnswer extends PageOf(CompanyLoadItem, 'A mais nova primeiro.') {}

export class CompanyLoadBegun extends SuccessAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;
}
