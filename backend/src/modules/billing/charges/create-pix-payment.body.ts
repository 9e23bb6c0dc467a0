import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, IsOptional, IsString, MaxLength } from 'class-validator';
import { PLAN_IDS } from '../../../kernel/plans.js';

export class CreatePixPaymentBody {
  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  @IsString({ message: 'Escolha um plano.' })
  @MaxLength(20, { message: 'Plano inválido. Escolha Bronze, Prata ou Ouro.' })
  planId!: string;

  @ApiPropertyOptional({
    description: 'Valor mostrado a quem paga, em reais; conferido com o do servidor.',
    example: 25,
  })
  @IsOptional()
  @IsNumber({}, { message: 'Valor inválido.' })
  amount?: number;

  @ApiPropertyOptional({ description: 'Preço sem desconto mostrado a quem paga, em reais.', example: 25 })
  @IsOptional()
  @IsNumber({}, { message: 'Valor original inválido.' })
  originalAmount?: number;

  @ApiPropertyOptional({ description: 'Texto livre; não muda a cobrança.', example: 'Plano Prata' })
  @IsOptional()
  @IsString({ message: 'Descrição inválida.' })
  @MaxLength(200, { message: 'Descrição deve ter no máximo 200 caracteres' })
  description?: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Código promocional, ou nulo.', example: null })
  @IsOptional()
  @IsString({ message: 'Código promocional inválido' })
  @MaxLength(60, { message: 'Código promocional inválido' })
  promoCode?: string | null;

  @ApiPropertyOptional({ description: 'Desconto mostrado a quem paga, em por cento.', example: 0 })
  @IsOptional()
  @IsNumber({}, { message: 'Desconto inválido.' })
  discount?: number;
}
