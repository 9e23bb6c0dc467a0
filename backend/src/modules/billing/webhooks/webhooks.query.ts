import { IntersectionType, OmitType } from '@nestjs/swagger';
import { MaxLength } from 'class-validator';
import { SizedPageQuery, TimeSortField } from '../../../platform/http/page.query.js';
import { OptionalField, OptionalOneOf } from '../../../platform/http/request.fields.js';
import { BACEN, MERCADO_PAGO } from '../gateways/index.js';
import { WEBHOOK_STATES, type WebhookState } from './webhook.answer.js';

const GATEWAY_NAMES = [MERCADO_PAGO, BACEN];

export class WebhooksQuery extends IntersectionType(SizedPageQuery, TimeSortField) {
  @OptionalOneOf(WEBHOOK_STATES, 'Situação inválida: use waiting, processed ou given-up.')
  state?: WebhookState;

  @OptionalOneOf(GATEWAY_NAMES, `Meio de pagamento inválido: use ${GATEWAY_NAMES.join(' ou ')}.`)
  provider?: string;

  @OptionalField({ maxLength: 80, description: 'O número da cobrança, inteiro.' })
  @MaxLength(80, { message: 'Escreva no máximo 80 caracteres.' })
  chargeId?: string;
}

export class ExportWebhooksQuery extends OmitType(WebhooksQuery, ['cursor', 'limit']) {}
