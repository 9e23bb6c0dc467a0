import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDateString, IsIn, IsOptional } from 'class-validator';
import { CLEANUP_RULES, type CleanupRule } from '../../../kernel/cleanup.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';

export class CleanupPreviewQuery extends PageQuery {
  @ApiPropertyOptional({ enum: CLEANUP_RULES, enumName: 'CleanupRule', default: 'plano_vencido' })
  @IsOptional()
  @IsIn(CLEANUP_RULES, { message: 'Regra inválida.' })
  rule?: CleanupRule;

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

  @ApiProperty({
    type: 'integer',
    description: 'Cujo plano terminou há mais que a carência: uma limpeza as removeria agora.',
    example: 5,
  })
  toRemove!: number;

  @ApiProperty({ type: 'integer', description: 'Dias de carência depois do fim do plano.', example: 7 })
  gracePeriodinDays!: number;

  @ApiProperty({ type: 'integer', description: 'Que nunca tiveram plano.', example: 10 })
  neverPaid!: number;

  @ApiProperty({ type: 'integer', description: 'Cadastros sem pagamento cujo prazo passou.', example: 3 })
  unpaidToRemove!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Dias depois do cadastro ou da última tentativa de pagar.',
    example: 30,
  })
  unpaidPeriodInDays!: number;

  @ApiProperty({ description: 'Se cadastros sem pagamento são removidos.', example: false })
  unpaidRemoved!: boolean;

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

  @ApiProperty({ enum: PLAN_IDS, type: String, nullable: true })
  planId!: PlanId | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'Fim do plano; sem plano, o cadastro ou a última cobrança.',
  })
  endedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', description: 'Depois disso pode ser removida.' })
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

  @ApiProperty({ enum: CLEANUP_RULES, enumName: 'CleanupRule' })
  rule!: CleanupRule;

  @ApiProperty({ type: 'integer', description: 'Contas na lista.' })
  toRemove!: number;

  @ApiProperty({ description: 'A marca desta lista, que a execução confirma.' })
  list!: string;

  @ApiProperty({ type: CleanupStays, description: 'Contas que ficam, embora o prazo tenha passado.' })
  stays!: CleanupStays;
}
