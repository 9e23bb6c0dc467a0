import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { MOST_ADDRESS_CHARACTERS, WEBHOOK_EVENTS, type WebhookEvent } from '../../../../../kernel/webhooks.js';
import { isProduction } from '../../../../../platform/config/environment.js';
import { Satisfies } from '../../../../../platform/http/request.fields.js';
import { addressFault } from '../endpoint-address.js';

const EVENTS = { message: 'Escolha de um a todos os eventos da lista.' };

export class AddWebhookEndpointRequest {
  @ApiProperty({
    format: 'uri',
    maxLength: MOST_ADDRESS_CHARACTERS,
    description: 'Um endereço https que a internet alcance. Redirecionamentos não são seguidos.',
    example: 'https://loja.example/webhooks/nitido',
  })
  @Satisfies((text) => addressFault(text, !isProduction()))
  url!: string;

  @ApiProperty({
    enum: WEBHOOK_EVENTS,
    enumName: 'WebhookEvent',
    isArray: true,
    description: 'De que ele quer saber.',
    example: ['payment.approved', 'plan.ended'],
  })
  @IsArray(EVENTS)
  @ArrayMinSize(1, EVENTS)
  @ArrayMaxSize(WEBHOOK_EVENTS.length, EVENTS)
  @IsIn(WEBHOOK_EVENTS, { each: true, ...EVENTS })
  events!: WebhookEvent[];
}
