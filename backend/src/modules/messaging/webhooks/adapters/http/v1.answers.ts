import { ApiProperty } from '@nestjs/swagger';
import {
  MadeWebhookEndpoint,
  OpenedWebhookDelivery,
  WebhookDeliveryItem,
  WebhookEndpointItem,
} from './webhook.answers.js';

export class V1WebhookEndpoints {
  @ApiProperty({ type: () => [WebhookEndpointItem], description: 'Os mais novos primeiro; dez no máximo.' })
  data!: WebhookEndpointItem[];

  @ApiProperty({ type: String, nullable: true, description: 'Sempre nulo: a lista vem inteira.', example: null })
  nextCursor!: string | null;
}

export class V1WebhookEndpoint {
  @ApiProperty({ type: () => WebhookEndpointItem })
  data!: WebhookEndpointItem;
}

export class V1MadeWebhookEndpoint {
  @ApiProperty({ type: () => MadeWebhookEndpoint })
  data!: MadeWebhookEndpoint;
}

export class V1WebhookDeliveries {
  @ApiProperty({ type: () => [WebhookDeliveryItem], description: 'As mais novas primeiro.' })
  data!: WebhookDeliveryItem[];

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Para pedir a página seguinte; nulo na última.',
    example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  })
  nextCursor!: string | null;
}

export class V1WebhookDelivery {
  @ApiProperty({ type: () => OpenedWebhookDelivery })
  data!: OpenedWebhookDelivery;
}

class SentWebhook {
  @ApiProperty({ format: 'uuid', description: 'A entrega.', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;
}

export class V1SentWebhook {
  @ApiProperty({ type: () => SentWebhook })
  data!: SentWebhook;
}
