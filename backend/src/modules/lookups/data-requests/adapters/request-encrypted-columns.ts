import { Injectable } from '@nestjs/common';
import { columnById, EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { requestContext, type Sealed } from './request-rows.js';

const part = (column: Sealed) => columnById('privacy_requests', column, (id) => requestContext(id, column));

/** Who asks, how they showed who they are, and what they were answered. */
@Injectable()
export class RequestEncryptedColumns extends EncryptedColumns {
  readonly columns = [part('person'), part('identity_note'), part('answer')];
}
