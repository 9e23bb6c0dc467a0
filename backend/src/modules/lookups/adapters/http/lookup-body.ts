import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { cnpjRule, cpfRule } from '../../../../kernel/rules.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';

/** What every lookup's body may carry. */
export abstract class WithPurpose {
  @ApiPropertyOptional({
    enum: PURPOSE_IDS,
    enumName: 'Purpose',
    description: 'Finalidade da consulta de dados pessoais; sem ela vale a finalidade padrão da conta.',
    example: 'protecao_credito',
  })
  @IsOptional()
  @IsIn(PURPOSE_IDS, { message: 'Finalidade inválida. Escolha uma das finalidades da lista.' })
  finalidade?: Purpose;
}

export class LookUpCpfBody extends WithPurpose {
  @ApiProperty({ description: 'Com ou sem pontuação.', example: '529.982.247-25' })
  @Satisfies(cpfRule)
  cpf!: string;
}

export class LookUpCnpjBody extends WithPurpose {
  @ApiProperty({ description: 'Numérico ou alfanumérico, com ou sem pontuação.', example: '12.ABC.345/01DE-35' })
  @Satisfies(cnpjRule)
  cnpj!: string;
}
