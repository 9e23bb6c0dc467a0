import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../../../platform/http/success.answer.js';
import {
  MadeWebhookEndpoint,
  OpenedWebhookDelivery,
  WebhookDeliveryItem,
  WebhookEndpointItem,
} from './webhook.answers.js';

export class WebhookEndpointsAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => [WebhookEndpointItem], description: 'Os mais novos primeiro.' })
  data!: WebhookEndpointItem[];
}

export class WebhookEndpointAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => WebhookEndpointItem })
  data!: WebhookEndpointItem;
}

export class MadeWebhookEndpointAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => MadeWebhookEndpoint })
  data!: MadeWebhookEndpoint;
}

export class WebhookDeliveriesAnswer extends PageOf(WebhookDeliveryItem, 'As mais novas primeiro.') {}

export class WebhookDeliveryAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => OpenedWebhookDelivery })
  data!: OpenedWebhookDelivery;
}

export class WebhookTestAnswer extends SuccessAnswer {
  @ApiProperty({ format: 'uuid', description: 'A entrega, no registro.' })
  id!: string;
}
