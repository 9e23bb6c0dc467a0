import { Injectable } from '@nestjs/common';
import { columnById, EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { deliveryContext } from './deliveries.store.js';
import { attemptContext } from './due-deliveries.store.js';
import { endpointContext } from './endpoints.store.js';

/** Addresses and secrets of endpoints, what was sent to them and what they answered. */
@Injectable()
export class WebhooksEncryptedColumns extends EncryptedColumns {
  readonly columns = [
    columnById('webhook_endpoints', 'content', endpointContext),
    columnById('webhook_deliveries', 'body', deliveryContext),
    columnById('webhook_attempts', 'reply', attemptContext),
  ];
}
