import { Injectable } from '@nestjs/common';
import { EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { deliveryContext } from './deliveries.store.js';
import { attemptContext } from './due-deliveries.store.js';
import { endpointContext } from './endpoints.store.js';

type Key = Readonly<Record<string, string>>;
const BY_ID = { id: 'uuid' } as const;

/** Addresses and secrets of endpoints, what was sent to them and what they answered. */
@Injectable()
export class WebhooksEncryptedColumns extends EncryptedColumns {
  readonly columns = [
    {
      table: 'webhook_endpoints',
      column: 'content',
      key: BY_ID,
      context: ({ id = '' }: Key) => endpointContext(id),
    },
    {
      table: 'webhook_deliveries',
      column: 'body',
      key: BY_ID,
      context: ({ id = '' }: Key) => deliveryContext(id),
    },
    {
      table: 'webhook_attempts',
      column: 'reply',
      key: BY_ID,
      context: ({ id = '' }: Key) => attemptContext(id),
    },
  ];
}
