import type { AdminDeed } from '../../../../kernel/admin-deed.js';
import type { PrivacyRequestState } from '../../../../kernel/privacy-request.js';
import type { PrivacyRequest, RequestEvent } from '../domain/privacy-request.js';

export type RequestHead = Pick<
  PrivacyRequest,
  'id' | 'protocol' | 'kind' | 'state' | 'receivedAt' | 'dueOn' | 'emailConfirmedAt' | 'suppressedAt' | 'endedAt'
>;

export interface RequestFilter {
  /** `open`: not ended. Null: all. */
  readonly state: PrivacyRequestState | 'open' | null;
  /** Open, with a deadline before this day (AAAA-MM-DD); null: whatever the deadline. */
  readonly dueBefore: string | null;
}

export interface RequestPage {
  readonly items: readonly RequestHead[];
  readonly next: string | null;
  readonly total: number;
}

export interface TimelineEntry {
  readonly at: Date;
  readonly actor: 'titular' | 'admin' | 'sistema';
  readonly adminId: string | null;
  readonly event: RequestEvent;
  readonly state: PrivacyRequestState;
}

export interface OpenedRequest {
  readonly request: PrivacyRequest;
  /** The oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Other requests with the same CPF. */
  readonly others: readonly RequestHead[];
}

/** What screens read of requests. */
export abstract class PrivacyDesk {
  /** Open ones by deadline, the most urgent first; others the newest first. Goes on after the id `after`. */
  abstract list(filter: RequestFilter, after: string | null): Promise<RequestPage>;

  /** With everything personal in the clear, on record as `deed`; null when there is no such request. */
  abstract open(id: string, deed: AdminDeed): Promise<OpenedRequest | null>;

  /** What whoever holds the protocol may know. */
  abstract headOf(protocol: string): Promise<RequestHead | null>;
}
