import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDateString, IsIn, IsOptional } from 'class-validator';
import {
  REMOVAL_REASONS,
  REMOVAL_STATES,
  RETURNED_BY,
  type RemovalReason,
  type RemovalState,
  type ReturnedBy,
} from '../../../kernel/cleanup.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';

export class CleanupPreviewQuery extends PageQuery {
  @ApiPropertyOptional({ enum: REMOVAL_REASONS })
  @IsOptional()
  @IsIn(REMOVAL_REASONS, { message: 'Motivo inválido.' })
  reason?: RemovalReason;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'O asOf da primeira página: a lista continua a mesma. Passados 30 minutos, ela é feita de novo.',
  })
  @IsOptional()
  @IsDateString({ strict: true }, { message: 'Informe data e hora em ISO 8601.' })
  asOf?: string;
}

export class CleanupStatsAnswer extends SuccessAnswer {
  @ApiProperty({ type: 'integer', description: 'Contas de assinantes, sem as removidas.', example: 120 })
  total!: number;

  @ApiProperty({ type: 'integer', description: 'Com plano em vigor.', example: 80 })
  active!: number;

  @ApiProperty({ type: 'integer', description: 'Cujo plano terminou.', example: 30 })
  expired!: number;

  @ApiProperty({ type: 'integer', description: 'Que nunca tiveram plano.', example: 10 })
  neverPaid!: number;

  @ApiProperty({ type: 'integer', description: 'Que uma limpeza removeria agora.', example: 5 })
  toRemove!: number;

  @ApiProperty({ type: 'integer', description: 'Removidas que ainda podem ser restauradas.', example: 2 })
  removed!: number;

  @ApiProperty({ type: 'integer', description: 'Dias de carência depois do fim do plano.', example: 7 })
  gracePeriodinDays!: number;

  @ApiProperty({ type: 'integer', description: 'O mesmo para quem nunca teve plano.', example: 30 })
  unpaidPeriodInDays!: number;

  @ApiProperty({ type: 'integer', description: 'Dias em que uma conta removida pode voltar.', example: 30 })
  restorePeriodInDays!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'A próxima limpeza automática; nulo: desligada.',
  })
  nextRunAt!: Date | null;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: Date;
}

export class DepartureItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'an***@gmail.com' })
  email!: string;

  @ApiProperty({ enum: REMOVAL_REASONS, enumName: 'RemovalReason' })
  reason!: RemovalReason;

  @ApiProperty({ enum: PLAN_IDS, type: String, nullable: true })
  planId!: PlanId | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'Fim do plano; sem plano, o cadastro ou a última cobrança.',
  })
  endedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', description: 'Desde quando pode ser removida.' })
  dueAt!: Date;
}

export class CleanupStays {
  @ApiProperty({ type: 'integer' })
  pagamento_em_andamento!: number;

  @ApiProperty({ type: 'integer' })
  devolucao_em_andamento!: number;

  @ApiProperty({ type: 'integer' })
  bloqueada!: number;
}

export class CleanupPreviewAnswer extends PageOf(DepartureItem, 'O cadastro mais novo primeiro.') {
  @ApiProperty({ type: String, format: 'date-time', description: 'O momento da lista.' })
  asOf!: Date;

  @ApiProperty({ type: 'integer', description: 'Contas na lista inteira, sem o filtro.' })
  toRemove!: number;

  @ApiProperty({ description: 'A marca desta lista, que a execução confirma.' })
  list!: string;

  @ApiProperty({ type: CleanupStays, description: 'Contas que ficam, embora o prazo tenha passado.' })
  stays!: CleanupStays;
}

export class CleanupRunItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: em andamento.' })
  finishedAt!: Date | null;

  @ApiProperty({ type: String, nullable: true, description: 'Quem mandou; nulo: automática.' })
  askedBy!: string | null;

  @ApiProperty({ type: 'integer' })
  graceDays!: number;

  @ApiProperty({ type: 'integer' })
  restoreDays!: number;

  @ApiProperty({ type: 'integer', description: 'Contas na lista.' })
  chosen!: number;

  @ApiProperty({ type: 'integer' })
  removed!: number;

  @ApiProperty({ type: 'integer', description: 'Na lista, e algo veio antes da remoção.' })
  spared!: number;

  @ApiProperty({ type: 'integer', description: 'Das removidas, as que voltaram.' })
  restored!: number;

  @ApiProperty({ type: 'integer', description: 'Das removidas, as apagadas de vez.' })
  erased!: number;
}

export class CleanupRunsAnswer extends PageOf(CleanupRunItem, 'A mais nova primeiro.') {}

export class RemovalItem {
  @ApiProperty({ format: 'uuid', description: 'O pseudônimo da conta.' })
  accountId!: string;

  @ApiProperty({ enum: REMOVAL_REASONS, enumName: 'RemovalReason' })
  reason!: RemovalReason;

  @ApiProperty({ enum: REMOVAL_STATES, enumName: 'RemovalState' })
  state!: RemovalState;

  @ApiProperty({ type: String, format: 'date-time' })
  endedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  removedAt!: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Até quando pode voltar.' })
  eraseAfter!: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  restoredAt!: Date | null;

  @ApiProperty({ enum: RETURNED_BY, type: String, nullable: true })
  restoredBy!: ReturnedBy | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  erasedAt!: Date | null;
}

export class RemovalsAnswer extends PageOf(RemovalItem) {}
