import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { requestContext, type Sealed } from './request-rows.js';

const part = (column: Sealed): EncryptedColumn => ({
  table: 'privacy_requests',
  column,
  key: { id: 'uuid' },
  context: ({ id = '' }) => requestContext(id, column),
});

/** Who asks, how they showed who they are, and what they were answered. */
@Injectable()
export class RequestEncryptedColumns extends EncryptedColumns {
  readonly columns = [part('person'), part('identity_note'), part('answer')];
}
