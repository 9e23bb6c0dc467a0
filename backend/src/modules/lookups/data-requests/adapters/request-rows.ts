import type { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import type { DataRequest, Person, SentAnswer } from '../domain/data-request.js';

/** What a list tells of a request; it is read as a `RequestHead`. */
export const HEAD_COLUMNS = `
  id, protocol, kind, state, received_at AS "receivedAt", due_on::text AS "dueOn",
  email_confirmed_at AS "emailConfirmedAt", suppressed_at AS "suppressedAt", ended_at AS "endedAt"`;

export const COLUMNS = `${HEAD_COLUMNS}, person, identity_note, answer, identity_method AS "identityMethod",
  identity_confirmed_at AS "identityConfirmedAt", refusal_reason AS "refusalReason", erased_at AS "erasedAt"`;

/** A request as PostgreSQL gives it. */
export type RequestRow = Omit<DataRequest, 'person' | 'identityNote' | 'answer'> & Record<Sealed, Buffer | null>;

/** The personal parts of a request are encrypted one by one, bound to the row and to their column. */
export type Sealed = 'person' | 'identity_note' | 'answer';

export function seal(cipher: FieldCipher, id: string, column: Sealed, value: Person | SentAnswer | string | null) {
  return value === null ? null : cipher.encrypt(JSON.stringify(value), requestContext(id, column));
}

export function requestOf({ person, identity_note, answer, ...row }: RequestRow, cipher: FieldCipher): DataRequest {
  const open = <Value>(column: Sealed, sealed: Buffer | null): Value | null =>
    sealed === null ? null : (JSON.parse(cipher.decrypt(sealed, requestContext(row.id, column))) as Value);
  return {
    ...row,
    person: open<Person>('person', person),
    identityNote: open<string>('identity_note', identity_note),
    answer: open<SentAnswer>('answer', answer),
  };
}

/** A personal part of a request is bound to the request and to its column. */
export function requestContext(id: string, column: Sealed): string {
  return `privacy request ${id} ${column}`;
}
