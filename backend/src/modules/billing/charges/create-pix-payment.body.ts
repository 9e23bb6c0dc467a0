import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, IsString, MaxLength } from 'class-validator';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { OptionalField } from '../../../platform/http/request.fields.js';

export class CreatePixPaymentBody {
  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  @IsString({ message: 'Escolha um plano.' })
  @MaxLength(20, { message: 'Plano inválido. Escolha Bronze, Prata ou Ouro.' })
  planId!: string;

  @OptionalField({
    description: 'Valor mostrado a quem paga, em reais; conferido com o do servidor.',
    example: 25,
  })
  @IsNumber({}, { message: 'Valor inválido.' })
  amount?: number;

  @OptionalField({ description: 'Preço sem desconto mostrado a quem paga, em reais.', example: 25 })
  @IsNumber({}, { message: 'Valor original inválido.' })
  originalAmount?: number;

  @OptionalField({ description: 'Texto livre; não muda a cobrança.', example: 'Plano Prata' })
  @IsString({ message: 'Descrição inválida.' })
  @MaxLength(200, { message: 'Descrição deve ter no máximo 200 caracteres' })
  description?: string;

  @OptionalField({ type: String, nullable: true, description: 'Código promocional, ou nulo.', example: null })
  @IsString({ message: 'Código promocional inválido' })
  @MaxLength(60, { message: 'Código promocional inválido' })
  promoCode?: string | null;

  @OptionalField({ description: 'Desconto mostrado a quem paga, em por cento.', example: 0 })
  @IsNumber({}, { message: 'Desconto inválido.' })
  discount?: number;
}
