import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { SizedPageQuery } from '../../../platform/http/page.query.js';
import { BACEN, MERCADO_PAGO } from '../gateways/index.js';
import { WEBHOOK_STATES, type WebhookState } from './webhook.answer.js';

const GATEWAY_NAMES = [MERCADO_PAGO, BACEN];
const SORTS = ['newest', 'oldest'] as const;

export class WebhooksQuery extends SizedPageQuery {
  @ApiPropertyOptional({ enum: WEBHOOK_STATES })
  @IsOptional()
  @IsIn(WEBHOOK_STATES, { message: 'Situação inválida: use waiting, processed ou given-up.' })
  state?: WebhookState;

  @ApiPropertyOptional({ enum: GATEWAY_NAMES })
  @IsOptional()
  @IsIn(GATEWAY_NAMES, { message: `Meio de pagamento inválido: use ${GATEWAY_NAMES.join(' ou ')}.` })
  provider?: string;

  @ApiPropertyOptional({ maxLength: 80, description: 'O número da cobrança, inteiro.' })
  @IsOptional()
  @MaxLength(80, { message: 'Escreva no máximo 80 caracteres.' })
  chargeId?: string;

  @ApiPropertyOptional({ enum: SORTS, default: 'newest' })
  @IsOptional()
  @IsIn(SORTS, { message: 'Ordem inválida: use newest ou oldest.' })
  sort?: (typeof SORTS)[number];
}

export class ExportWebhooksQuery extends OmitType(WebhooksQuery, ['cursor', 'limit']) {}
