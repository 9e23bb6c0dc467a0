import type {
  DataSubjectRequestKind,
  DataSubjectRequestState,
  IdentityMethod,
  RefusalReason,
} from '../../../../kernel/data-subject-request.js';
import type { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import type { DataRequest, Person, RequestHead, SentAnswer } from '../domain/data-request.js';

/** A row of privacy_requests as PostgreSQL gives it. */
export interface RequestRow {
  id: string;
  protocol: string;
  kind: DataSubjectRequestKind;
  state: DataSubjectRequestState;
  received_at: Date;
  /** AAAA-MM-DD. */
  due_on: string;
  person: Buffer | null;
  identity_note: Buffer | null;
  answer: Buffer | null;
  email_confirmed_at: Date | null;
  identity_method: IdentityMethod | null;
  identity_confirmed_at: Date | null;
  suppressed_at: Date | null;
  refusal_reason: RefusalReason | null;
  ended_at: Date | null;
  erased_at: Date | null;
}

export const HEAD_COLUMNS =
  'id, protocol, kind, state, received_at, due_on::text AS due_on, email_confirmed_at, suppressed_at, ended_at';

export const COLUMNS = `${HEAD_COLUMNS}, person, identity_note, answer, identity_method, identity_confirmed_at,
  refusal_reason, erased_at`;

type HeadRow = Pick<RequestRow, 'id' | 'protocol' | 'kind' | 'state' | 'received_at' | 'due_on'> &
  Pick<RequestRow, 'email_confirmed_at' | 'suppressed_at' | 'ended_at'>;

export function headOf(row: HeadRow): RequestHead {
  return {
    id: row.id,
    protocol: row.protocol,
    kind: row.kind,
    state: row.state,
    receivedAt: row.received_at,
    dueOn: row.due_on,
    emailConfirmedAt: row.email_confirmed_at,
    suppressedAt: row.suppressed_at,
    endedAt: row.ended_at,
  };
}

/** The personal parts of a request are encrypted one by one, bound to the row and to their column. */
export type Sealed = 'person' | 'identity_note' | 'answer';

export function seal(cipher: FieldCipher, id: string, column: Sealed, value: Person | SentAnswer | string | null) {
  return value === null ? null : cipher.encrypt(JSON.stringify(value), requestContext(id, column));
}

export function requestOf(row: RequestRow, cipher: FieldCipher): DataRequest {
  const open = <Value>(column: Sealed): Value | null => {
    const sealed = row[column];
    return sealed === null ? null : (JSON.parse(cipher.decrypt(sealed, requestContext(row.id, column))) as Value);
  };
  return {
    ...headOf(row),
    person: open<Person>('person'),
    identityMethod: row.identity_method,
    identityNote: open<string>('identity_note'),
    identityConfirmedAt: row.identity_confirmed_at,
    answer: open<SentAnswer>('answer'),
    refusalReason: row.refusal_reason,
    erasedAt: row.erased_at,
  };
}

/** A personal part of a request is bound to the request and to its column. */
export function requestContext(id: string, column: Sealed): string {
  return `privacy request ${id} ${column}`;
}
