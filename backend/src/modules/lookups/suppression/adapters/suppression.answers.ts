import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { Text } from '../../model/index.js';
import { SUPPRESSION_KINDS, type SuppressionKind } from '../domain/subject-keys.js';
import { SUPPRESSION_REASONS, type Suppression, type SuppressionReason } from './suppressions.store.js';

/** One suppression. What it suppresses is kept nowhere and cannot be shown. */
export class SuppressionAnswer {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({
    enum: SUPPRESSION_KINDS,
    enumName: 'SuppressionKind',
    description: 'Pelo que a pessoa é reconhecida; `nome_cpf`: nome com os seis dígitos do meio do CPF.',
  })
  tipo!: SuppressionKind;

  @ApiProperty({ enum: SUPPRESSION_REASONS, enumName: 'SuppressionReason' })
  motivo!: SuppressionReason;

  @ApiProperty({ example: '20261121-7Q2M-K9XD' })
  protocolo!: string;

  @ApiProperty({ format: 'date-time' })
  feitaEm!: string;

  @Text('Chefe', 'Nome do administrador; nulo quando a conta já não existe.')
  feitaPor!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: em vigor.' })
  levantadaEm!: string | null;

  @Text()
  levantadaPor!: string | null;
}

export class SuppressionsAnswer extends PageOf(SuppressionAnswer) {}

export class SuppressedPersonAnswer extends SuccessAnswer {
  @ApiProperty({
    type: 'integer',
    description:
      'Supressões feitas: uma para cada modo de reconhecer a pessoa. As já em vigor com este protocolo ficam.',
    example: 2,
  })
  made!: number;
}

export class SuppressionCheckAnswer extends SuccessAnswer {
  @ApiProperty({ example: false })
  suppressed!: boolean;
}

export function suppressionAnswer(suppression: Suppression): SuppressionAnswer {
  return {
    id: suppression.id,
    tipo: suppression.kind,
    motivo: suppression.reason,
    protocolo: suppression.reference,
    feitaEm: suppression.madeAt.toISOString(),
    feitaPor: suppression.madeBy,
    levantadaEm: suppression.liftedAt?.toISOString() ?? null,
    levantadaPor: suppression.liftedBy,
  };
}
